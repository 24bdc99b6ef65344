/** What a frame has to show: marks on the board, sums, claims, and how everybody stands. Asks the engine's events. */

import type { ClaimMarks, Marks, Ring } from '../drawing/index.ts';
import {
  type Cell,
  type Claim,
  type FeatureRef,
  type GameEvent,
  type GameState,
  PIECE_KINDS,
  type Player,
  type PointItem,
  type Standing,
  sameCell,
  vicinityOf,
} from '../engine/index.ts';
import type { Frame } from '../scenario/timeline.ts';
import type { TallyColumn } from '../words/replay.ts';
import { isOpenLand } from '../words/spots.ts';

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

const ofKind = <K extends GameEvent['kind']>(events: readonly GameEvent[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

/** The part of a frame that is told; a live try has the same. */
export type Told = Pick<Frame, 'state' | 'events' | 'decision' | 'parent'>;

/** Points of one player from one thing. */
export interface PointRow {
  readonly player?: Player;
  readonly feature?: FeatureRef;
  readonly items: readonly PointItem[];
  readonly points: number;
  readonly rule: GameEvent['rule'];
  /** For a tile feature: the standing of this player, and of all. */
  readonly standing?: Standing;
  readonly standings?: readonly Standing[];
  /** For a castle: what it scored as much as. */
  readonly like?: FeatureRef;
}

/** Every line of points in a frame, also those that say why somebody got none. */
export function pointRows(events: readonly GameEvent[]): PointRow[] {
  return events.flatMap((event): PointRow[] => {
    if ('standings' in event && 'items' in event) {
      const { feature, items, standings, value, rule } = event;
      if (standings.length === 0) return [{ feature, items, points: value, rule, standings }];
      return standings.map((standing) => ({
        player: standing.player,
        feature,
        items: standing.points ? items : [],
        points: standing.points,
        rule,
        standing,
        standings,
      }));
    }
    if (!('items' in event)) return [];
    const { player, items, points, rule } = event;
    return [{ player, items, points, rule, ...('by' in event && { like: event.by }) }];
  });
}

/** The claims that are shown: those that still stand, or those of an award that has run through in this frame. */
export const claimsOf = ({ decision, events }: Told): readonly Claim[] =>
  decision?.kind === 'take-gold' ? decision.claims : (ofKind(events, 'gold-claimed')[0]?.claims ?? []);

/** Who may take from each cell, who has taken in this frame, and who had a claim there and missed it. */
function claimMarks(told: Told): ClaimMarks[] {
  const open = told.decision?.kind === 'take-gold' ? told.decision.claims : [];
  const taken = ofKind(told.events, 'gold-taken');
  const cells: Cell[] = [];
  for (const { cell } of [...open, ...taken]) if (!cells.some((other) => sameCell(other, cell))) cells.push(cell);
  return cells.map((cell) => {
    const may = open.filter((claim) => sameCell(claim.cell, cell)).map(({ player }) => player);
    const took = taken.filter((take) => sameCell(take.cell, cell)).map(({ player }) => player);
    const had = ofKind(told.events, 'gold-claimed').flatMap(({ claims }) => claims);
    const missed = had.filter((claim) => sameCell(claim.cell, cell)).map(({ player }) => player);
    const rest = missed.filter((player) => ![...may, ...took].includes(player));
    return {
      cell,
      players: [
        ...[...new Set(took)].map((player) => ({ player, state: 'took' as const })),
        ...may.map((player) => ({ player, state: 'may' as const })),
        ...rest.map((player) => ({ player, state: 'missed' as const })),
      ],
    };
  });
}

/** The castles whose vicinity matters in a frame: those that scored, or that give a claim. */
function vicinities(told: Told): readonly Cell[][] {
  const castles = told.state.parts.castles?.castles ?? [];
  const named: Cell[] = [
    ...ofKind(told.events, 'castle-scored').map(({ cells }) => cells[0] as Cell),
    ...ofKind(told.events, 'castle-built').map(({ cells }) => cells[0] as Cell),
    ...claimsOf(told).flatMap(({ because }) => because.filter(({ kind }) => kind === 'castle').map(({ cell }) => cell)),
    ...(told.decision?.kind === 'score-castle' ? [told.decision.cells[0] as Cell] : []),
  ];
  return castles
    .filter(({ cells }) => named.some((cell) => sameCell(cell, cells[0])))
    .map(({ cells }) => vicinityOf(cells));
}

/** The tiles counted, where one feature alone was scored in this frame. */
function countedCells(events: readonly GameEvent[]): readonly Cell[] | undefined {
  const scored = ofKind(events, 'feature-scored').filter(({ feature }) => !isOpenLand(feature.kind));
  return scored.length === 1 ? scored[0]?.items.find(({ what }) => what === 'tiles')?.cells : undefined;
}

/** How many kinds of marks a board bears before it stops telling anything. */
const MOST_KINDS = 3;

/** The marks of a frame, the most telling ones: what somebody just did, then why, then what else there is to see. */
export function marksOf(told: Told): Marks {
  const { events, state } = told;
  const placed = ofKind(events, 'tile-placed').at(-1)?.cell;
  const counted = countedCells(events);
  const vicinity = vicinities(told);
  const claims = claimMarks(told);
  const changed = claims.length ? undefined : changes(told);
  // The step that ends a turn still belongs to the tile with which it began.
  const lately = (state.record.placed ?? told.parent?.state.record.placed)?.cell;
  const kinds: readonly (Marks | undefined)[] = [
    claims.length ? { claims } : undefined,
    placed && { placed },
    vicinity.length ? { vicinity } : undefined,
    changed,
    counted && { counted },
    placed || changed ? undefined : lately && { placed: lately },
  ];
  return Object.assign({}, ...kinds.filter((kind) => kind !== undefined).slice(0, MOST_KINDS));
}

/** What came, with a ring, and what left, as a ghost: one kind of mark. */
function changes({ events, state }: Told): Marks | undefined {
  const ghosts = [
    ...ofKind(events, 'followers-returned').flatMap(({ followers }) => followers),
    ...ofKind(events, 'tents-returned')
      .flatMap(({ tents }) => tents)
      .map(({ player, ...at }) => ({ tent: player, ...at })),
  ];
  const rings: Ring[] = [
    ...ofKind(events, 'follower-placed').filter(({ cell, on }) =>
      state.followers.some((f) => f.on === on && sameCell(f.cell, cell)),
    ),
    ...ofKind(events, 'gold-placed').map(({ cell }) => ({ cell, on: 'gold' })),
    ...ofKind(events, 'castle-built').map(({ cells }) => ({ cell: cells[0] as Cell, on: 'castle' })),
    ...ofKind(events, 'bridge-placed').map(({ cell }) => ({ cell, on: 'bridge' })),
    ...ofKind(events, 'position-changed').map(({ cell, to }) => ({ cell, on: to })),
    ...ofKind(events, 'tent-placed').map(({ cell }) => ({ cell, on: 'tent' })),
    ...ofKind(events, 'sheriff-moved').map(({ cell }) => ({ cell, on: 'sheriff' })),
    ...ofKind(events, 'tokens-placed').map(({ cell }) => ({ cell, on: 'tokens' })),
  ];
  if (ghosts.length + rings.length === 0) return undefined;
  return { ...(ghosts.length > 0 && { ghosts }), ...(rings.length > 0 && { rings }) };
}

/** How one player stands: what each column of the tally says. */
export interface TallyRow {
  readonly player: Player;
  readonly columns: readonly (readonly [TallyColumn, number])[];
}

export function tallyOf({ agreement, points, parts, supply }: GameState): TallyRow[] {
  const pieces = PIECE_KINDS.filter((piece) => Object.values(supply).some((own) => own?.[piece] !== undefined));
  return agreement.players.map((player) => ({
    player,
    columns: [
      ['points', points[player] ?? 0],
      ...(parts.goldmines ? [['gold', parts.goldmines.owned[player] ?? 0] as const] : []),
      ...pieces.map((piece) => [piece, supply[player]?.[piece] ?? 0] as const),
      ...(parts.gifts ? [['gifts', parts.gifts.held[player]?.length ?? 0] as const] : []),
      ...(parts['gold-rush'] ? [['tokens', parts['gold-rush'].owned[player]?.length ?? 0] as const] : []),
    ],
  }));
}

/** Events that only carry the game along; a list of what happened leaves them out. */
const QUIET: ReadonlySet<GameEvent['kind']> = new Set([
  'turn-began',
  'tile-drawn',
  'gold-claimed',
  'follower-declined',
  'bridge-declined',
  'gift-declined',
  'abbey-kept',
  'german-castle-kept',
]);

export const toldEvents = (events: readonly GameEvent[]): GameEvent[] => events.filter(({ kind }) => !QUIET.has(kind));
