/** Where an exploration ends, and what it leaves out because nobody knows it. */
import { describe, expect, it, test } from 'vitest';
import { decision, type GameState } from '../engine/index.ts';
import { explore } from './explore.ts';
import { endOf, sealed, type Unseen } from './hidden.ts';
import { framesOf, stateOf } from './testdata/documents.ts';

const reasons = (state: GameState) => [...new Set(explore(state).outcomes.map(({ why }) => why))].sort();
const unseen = (state: GameState) => [...new Set(explore(state).outcomes.flatMap((outcome) => outcome.unseen))].sort();

describe('it ends', () => {
  test.each([
    ['with the turn', 'goldmines/castle-1', '1b-place', ['turn']],
    ['with the game', 'goldmines/value', 'start', ['game']],
    ['where a second tile is drawn, but not if none is', 'gifts/take-2', 'start', ['draw', 'turn']],
    ['where tiles are turned up for a bazaar', 'castles/bazaar-round', 'start', ['draw']],
    ['where the tile is drawn because the own one is kept', 'gold-features/abbey', 'start', ['draw', 'turn']],
  ] as const)('%s', (_, example, step, expected) => {
    expect(reasons(stateOf(example, step))).toEqual(expected);
  });

  it('with a shuffle of something else than cards or tokens', () => {
    const start = stateOf('gifts/receive');
    const shuffled: GameState = { ...start, random: start.random + 1 };
    const drawn: GameState = { ...shuffled, parts: { gifts: { discard: [], held: {}, pile: [] } } };
    expect(endOf(start, shuffled, decision(shuffled))).toBe('chance');
    expect(endOf(start, drawn, decision(drawn))).toBeUndefined();
  });
});

describe('what is taken unseen', () => {
  test.each<[string, string, string, Unseen[]]>([
    ['a gift is not looked at', 'gifts/receive', 'start', ['cards']],
    ['nor are gifts that were shuffled for it', 'gifts/receive-reshuffle', 'start', ['cards', 'shuffle']],
    ['nor is a token that somebody may dig up', 'gold-rush/take-token', 'place', ['tokens']],
    ['nor are tokens that go back to the supply', 'sheriff/activation', 'place', ['shuffle']],
    ['gold lies open', 'goldmines/castle-2', '2b-place', []],
  ])('%s', (_, example, step, expected) => {
    const state = stateOf(example, step);
    expect(unseen(state)).toEqual(expected);
    // The turn goes on all the same.
    expect(reasons(state)).toEqual(['turn']);
  });

  it('counts as one card or token', () => {
    const gifts = explore(stateOf('gifts/receive')).outcomes.map(({ holdings }) => holdings[0]?.gifts);
    expect(new Set(gifts)).toEqual(new Set([0, 1]));
    const tokens = explore(stateOf('gold-rush/take-token', 'place')).outcomes.map(
      ({ holdings }) => holdings[0]?.tokens,
    );
    expect(new Set(tokens)).toEqual(new Set([0, 1]));
  });

  it('brings no points at the end, unless everybody sees it', () => {
    const steps = framesOf('gold-rush/end');
    const before = steps.find(({ decision }) => decision)?.state as GameState;
    const points = (reveal: boolean) =>
      explore({ ...before, agreement: { ...before.agreement, reveal } }).outcomes.map(({ why, holdings }) => ({
        why,
        all: holdings.reduce((sum, holding) => sum + holding.points, 0),
      }));
    const [hidden, shown] = [points(false), points(true)];
    expect(hidden.every(({ why }) => why === 'game')).toBe(true);
    expect(Math.max(...shown.map(({ all }) => all))).toBeGreaterThan(Math.max(...hidden.map(({ all }) => all)));
  });
});

it('takes the tiles that are still to come out of the state, and only those', () => {
  const state = stateOf('gifts/take-2', 'start');
  expect(sealed(state)).toBe(state);
  const placing: GameState = { ...state, phase: 'place-tile' };
  expect(sealed(placing)).toEqual({ ...placing, pile: { order: ['base/U'], drawn: 1, then: 'unknown' } });
  const last: GameState = { ...placing, pile: { order: ['base/U'], drawn: 1, then: 'end' } };
  expect(sealed(last)).toBe(last);
});
