/** The scoring of fields, today's way and the two older ones (BASE-40…44). */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { cellOf, completedCitiesAt, featureUnder, refOf } from '../../board/feature.ts';
import { counted, item, total } from '../../scoring/items.ts';
import { majorityOf, withPoints } from '../../scoring/majority.ts';
import type { FeatureRef, Follower, GameState, PointItem } from '../../state.ts';
import type { Draft } from '../../turn/draft.ts';
import type { Phase } from '../../turn/phase.ts';
import type { Player } from '../../words.ts';
import type { CityOnField } from '../module.ts';

/** A field with its farmers and the completed cities it touches. */
interface FarmedField {
  readonly index: number;
  readonly farmers: readonly Follower[];
  readonly cities: readonly number[];
}

/** Points for a city of a field: 3, or in the first rules 4 (BASE-40, BASE-42). */
const EACH = { v1: 4, v2: 3, v3: 3 } as const;

function farmedFields(state: GameState, board: Board): FarmedField[] {
  const byField = new Map<number, Follower[]>();
  for (const follower of state.followers) {
    const index = featureUnder(board, follower);
    if (index < 0 || board.features[index]?.kind !== 'field') continue;
    byField.set(index, [...(byField.get(index) ?? []), follower]);
  }
  return [...byField].map(([index, farmers]) => ({
    index,
    farmers,
    cities: completedCitiesAt(board, board.features[index] as Feature),
  }));
}

const USUAL: CityOnField = { what: 'cities', bonus: 0 };

/** One item for the plain cities and one for each kind of them that a module makes worth more. */
function cityItems({ modules, state }: Draft, board: Board, cities: readonly number[], each: number): PointItem[] {
  const found = cities.map((index) => {
    const city = refOf(board, board.features[index] as Feature);
    const special = modules.map((module) => module.cityOnField?.(state, city)).find((one) => one !== undefined);
    return { ...(special ?? USUAL), cells: city.cells };
  });
  const kinds = new Set([USUAL.what, ...found.map(({ what }) => what)]);
  const itemFor = (kind: PointItem['what']) => {
    const alike = found.filter(({ what }) => what === kind);
    const cells = alike.flatMap((city) => city.cells);
    return item(kind, each + (alike[0]?.bonus ?? 0), cells, alike.length);
  };
  return counted(...[...kinds].map(itemFor));
}

/** BASE-40: the majority on each field scores every completed city at it. */
function scoreByField(draft: Draft, board: Board, fields: readonly FarmedField[]): void {
  const { state } = draft;
  for (const field of fields) {
    const items = cityItems(draft, board, field.cities, EACH.v3);
    const value = total(items);
    const majority = majorityOf(state.agreement.players, field.farmers);
    for (const player of majority.owners) draft.addPoints(player, value);
    draft.tell({
      kind: 'feature-scored',
      feature: fieldRef(board, field),
      items,
      value,
      standings: withPoints(majority, value),
      final: true,
      rule: 'BASE-40',
    });
  }
}

/** A field is named by where its first farmer stands. */
function fieldRef(board: Board, field: FarmedField): FeatureRef {
  const { cell, on } = field.farmers[0] as Follower;
  return { ...refOf(board, board.features[field.index] as Feature), cell, on };
}

/** BASE-43: as BASE-40, but a city counts only once for each player, however many fields he has at it. */
function scoreByFieldOncePerCity(draft: Draft, board: Board, fields: readonly FarmedField[]): void {
  const { state } = draft;
  const credited = new Map<Player, Set<number>>();
  for (const field of fields) {
    const { standings, owners } = majorityOf(state.agreement.players, field.farmers);
    for (const owner of owners) {
      const before = credited.get(owner) ?? new Set();
      const fresh = field.cities.filter((city) => !before.has(city));
      const items = cityItems(draft, board, fresh, EACH.v2);
      const value = total(items);
      credited.set(owner, new Set([...before, ...fresh]));
      draft.addPoints(owner, value);
      draft.tell({
        kind: 'feature-scored',
        feature: fieldRef(board, field),
        items,
        value,
        // Tied players can get different amounts here, so each is told by himself.
        standings: standings
          .filter(({ player }) => player === owner || !owners.includes(player))
          .map((standing) => (standing.player === owner ? { ...standing, points: value } : standing)),
        final: true,
        rule: 'BASE-43',
      });
    }
  }
}

/** BASE-42: for each completed city, the majority over all the fields at it together. */
function scoreByCity(draft: Draft, board: Board, fields: readonly FarmedField[]): void {
  const { state } = draft;
  const cities = [...new Set(fields.flatMap((field) => field.cities))].sort((a, b) => a - b);
  for (const city of cities) {
    const farmers = fields.filter((field) => field.cities.includes(city)).flatMap((field) => field.farmers);
    const items = cityItems(draft, board, [city], EACH.v1);
    const value = total(items);
    const majority = majorityOf(state.agreement.players, farmers);
    for (const player of majority.owners) draft.addPoints(player, value);
    draft.tell({
      kind: 'city-supplied',
      feature: refOf(board, board.features[city] as Feature),
      items,
      value,
      standings: withPoints(majority, value),
      rule: 'BASE-42',
    });
  }
}

const SCORE = { v1: scoreByCity, v2: scoreByFieldOncePerCity, v3: scoreByField } as const;

export const finalFields: Phase = {
  name: 'final-fields',
  enter(draft) {
    const board = boardOf(draft.state.tiles);
    const fields = farmedFields(draft.state, board).sort((a, b) => byPlace(board, a.index) - byPlace(board, b.index));
    SCORE[draft.state.agreement.options.base.fields](draft, board, fields);
    const farmers = fields.flatMap((field) => field.farmers);
    if (farmers.length === 0) return;
    draft.takeBack(farmers);
    draft.tell({ kind: 'followers-returned', followers: farmers, rule: 'BASE-51', also: ['BASE-38'] });
  },
};

/** Fields in the order of their first tiles: the same whatever the order of laying. */
function byPlace(board: Board, index: number): number {
  const field = board.features[index] as Feature;
  return Math.min(
    ...field.segments.map((segment) => {
      const [x, y] = cellOf(board, segment);
      return y * 4096 + x;
    }),
  );
}
