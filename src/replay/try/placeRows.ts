/** The places of the tile in hand, or of the follower, as rows of a list. */
import type { Marks, Ring } from '../../drawing/index.ts';
import { type Cell, type Choice, choices, sameCell } from '../../engine/index.ts';
import { type Brings, placesOfFollower, placesOfTile, type Variant } from '../../explore/places.ts';
import { labelChoice } from '../../words/tell.ts';
import type { Telling } from '../telling.ts';
import { turnsOn } from './options.ts';
import type { Position } from './session.ts';

/** A way to place it. */
interface Way {
  readonly label: string;
  readonly choice: Choice;
}

/** One place, with the turns that bring the same, and the best that can come of it at once. */
export interface PlaceRow {
  readonly ways: readonly [Way, ...Way[]];
  /** What has to be done besides; nothing where nothing comes of it. */
  readonly also: string;
  readonly brings: Brings;
}

/** Where it can go, for the board: squares with the points that they bring at once, or parts of a tile. */
export interface PlaceMarks {
  readonly targets: NonNullable<Marks['targets']>;
  readonly rings: NonNullable<Marks['rings']>;
}

/** What is done in a variant after its first moves, in words. */
function alsoIn({ moves, brings }: Variant, skip: number, { game, ctx }: Telling): string {
  if (brings.gains.length + brings.castles.length === 0) return '';
  const among = moves.map(({ choice }) => choice);
  return among
    .slice(skip)
    .map((choice) => labelChoice(game, choice, { ...ctx, among }))
    .join(', ');
}

/** Every place of the tile in hand, turns that look alike once, and those that bring the same in one row. */
function tileRows({ state }: Position, telling: Telling): PlaceRow[] {
  const rows = new Map<string, PlaceRow>();
  for (const { choice, variants } of placesOfTile(state)) {
    const [best] = variants;
    if (!best || !turnsOn(state, choice.cell).includes(choice.turn)) continue;
    const also = alsoIn(best, 0, telling);
    const { gains, castles } = best.brings;
    const key = JSON.stringify([choice.cell, also, gains, castles]);
    const way = { label: labelChoice(telling.game, choice, telling.ctx), choice };
    const before = rows.get(key);
    rows.set(key, before ? { ...before, ways: [...before.ways, way] } : { ways: [way], also, brings: best.brings });
  }
  return [...rows.values()];
}

/** Every choice for the follower, each with the best that can come of it. */
function followerRows({ state, decision }: Position, telling: Telling): PlaceRow[] {
  const context = { ...telling.ctx, among: choices(state), ...(decision && { decision }) };
  const rows = new Map<string, PlaceRow>();
  for (const variant of placesOfFollower(state)) {
    const choice = variant.moves[0]?.choice;
    const key = JSON.stringify(choice);
    if (!choice || rows.has(key)) continue;
    const way = { label: labelChoice(telling.game, choice, context), choice };
    rows.set(key, { ways: [way], also: alsoIn(variant, 1, telling), brings: variant.brings });
  }
  return [...rows.values()];
}

/** The best first; none where something else is to be decided. */
export function placeRows(position: Position, telling: Telling): PlaceRow[] {
  const kind = position.decision?.kind;
  if (kind === 'place-tile') return tileRows(position, telling);
  return kind === 'place-follower' ? followerRows(position, telling) : [];
}

/** Where there are points at once for whoever decides: the most on each square, or a part of the tile for a follower. */
export function marksFor(rows: readonly PlaceRow[], { state, decision }: Position): PlaceMarks {
  const targets: { cell: Cell; label: string }[] = [];
  const rings: Ring[] = [];
  for (const { ways, brings } of rows) {
    const { choice } = ways[0];
    const points = brings.gains.find(({ player }) => player === decision?.player)?.points;
    if (!points) continue;
    if (choice.kind === 'tile' && !targets.some(({ cell }) => sameCell(cell, choice.cell))) {
      targets.push({ cell: choice.cell, label: `${points}` });
    }
    const cell = choice.kind === 'follower' ? (choice.cell ?? state.record.placed?.cell) : undefined;
    if (choice.kind === 'follower' && cell) rings.push({ cell, on: choice.on });
  }
  return { targets, rings };
}
