/** Whatever is changed on the shelf, what comes of it is a document, and says the same as a link. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAMES, GIFTS, MODULE_NAMES, OPTION_VALUES, PIECE_KINDS, PLAYERS, TOKEN_VALUES } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { removeModule, setGame, setGoldSupply, setOption, setSeed } from './agreement.ts';
import { addModule } from './game.ts';
import { addNext, clearNext, fillNext, moveNext, removeNext, setThen } from './pile.ts';
import {
  addPlayer,
  movePlayer,
  removePlayer,
  setActive,
  setCards,
  setCastleTiles,
  setGifts,
  setRemovedTokens,
  setReveal,
  setSupply,
  setTokenSupply,
  setTokens,
  setTotal,
} from './players.ts';
import { expectWritable } from './testdata.ts';

type Edit = (document: ScenarioDocument) => ScenarioDocument;

const player = fc.constantFrom(...PLAYERS);
const module = fc.constantFrom(...MODULE_NAMES);
const number = fc.oneof(fc.integer({ min: -3, max: 30 }), fc.double(), fc.constant(Number.NaN));
const index = fc.integer({ min: 0, max: 5 });
const cards = fc.array(fc.constantFrom(...GIFTS), { maxLength: 30 });
const tile = fc.constantFrom('base/D', 'gold/G1', 'rush/1', 'city:N', 'nonsense');
const option = fc.constantFrom(
  ...Object.entries(OPTION_VALUES).flatMap(([name, options]) =>
    Object.entries(options as Record<string, readonly (string | number | boolean)[]>).flatMap(([key, values]) =>
      values.map((value) => [name as keyof typeof OPTION_VALUES, key, value] as const),
    ),
  ),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  player.map(
    (who): Edit =>
      (document) =>
        addPlayer(document, who),
  ),
  player.map(
    (who): Edit =>
      (document) =>
        removePlayer(document, who),
  ),
  fc.tuple(player, fc.integer()).map(
    ([who, by]): Edit =>
      (document) =>
        movePlayer(document, who, by),
  ),
  player.map(
    (who): Edit =>
      (document) =>
        setActive(document, who),
  ),
  fc.tuple(fc.constantFrom('points', 'gold'), player, number).map(
    ([what, who, count]): Edit =>
      (document) =>
        setTotal(document, what, who, count),
  ),
  fc.tuple(player, fc.constantFrom(...PIECE_KINDS), fc.option(number, { nil: undefined })).map(
    ([who, piece, count]): Edit =>
      (document) =>
        setSupply(document, who, piece, count),
  ),
  fc.tuple(player, cards).map(
    ([who, held]): Edit =>
      (document) =>
        setGifts(document, who, held),
  ),
  fc.tuple(fc.constantFrom('pile', 'discard'), fc.option(cards, { nil: undefined })).map(
    ([where, list]): Edit =>
      (document) =>
        setCards(document, where, list),
  ),
  fc.tuple(player, fc.array(fc.constantFrom(...TOKEN_VALUES))).map(
    ([who, tokens]): Edit =>
      (document) =>
        setTokens(document, who, tokens),
  ),
  fc.option(fc.array(fc.constantFrom(...TOKEN_VALUES)), { nil: undefined }).map(
    (tokens): Edit =>
      (document) =>
        setTokenSupply(document, tokens),
  ),
  fc.array(fc.constantFrom(...TOKEN_VALUES)).map(
    (tokens): Edit =>
      (document) =>
        setRemovedTokens(document, tokens),
  ),
  fc.tuple(player, fc.array(tile)).map(
    ([who, held]): Edit =>
      (document) =>
        setCastleTiles(document, who, held),
  ),
  fc.boolean().map(
    (on): Edit =>
      (document) =>
        setReveal(document, on),
  ),
  module.map(
    (name): Edit =>
      (document) =>
        addModule(document, name),
  ),
  module.map(
    (name): Edit =>
      (document) =>
        removeModule(document, name),
  ),
  fc.constantFrom(...GAMES).map(
    (game): Edit =>
      (document) =>
        setGame(document, game),
  ),
  option.map(
    ([name, key, value]): Edit =>
      (document) =>
        setOption(document, name, key, value),
  ),
  fc.option(number, { nil: undefined }).map(
    (count): Edit =>
      (document) =>
        setGoldSupply(document, count),
  ),
  number.map(
    (seed): Edit =>
      (document) =>
        setSeed(document, seed),
  ),
  tile.map(
    (name): Edit =>
      (document) =>
        addNext(document, name),
  ),
  fc.tuple(index, fc.integer({ min: -9, max: 9 })).map(
    ([at, by]): Edit =>
      (document) =>
        moveNext(document, at, by),
  ),
  index.map(
    (at): Edit =>
      (document) =>
        removeNext(document, at),
  ),
  fc.constant<Edit>(clearNext),
  fc.integer().map(
    (seed): Edit =>
      (document) =>
        fillNext(document, seed),
  ),
  fc.constantFrom('end', 'unknown').map(
    (then): Edit =>
      (document) =>
        setThen(document, then),
  ),
);

const EMPTY: ScenarioDocument = { ...FIRST_EXAMPLE, board: { tiles: [] } };

it('every edit leaves a document that can be read', () => {
  fc.assert(
    fc.property(fc.constantFrom(FIRST_EXAMPLE, EMPTY), fc.array(edit, { maxLength: 12 }), (first, edits) => {
      const before = JSON.stringify(first);
      const document = edits.reduce((made, change) => change(made), first);
      expectWritable(document);
      expect(JSON.stringify(first)).toBe(before);
    }),
  );
});
