import { describe, expect, it, test } from 'vitest';
import type { Choice, Refusal } from '../../state.ts';
import { beginAndPlay, eventsOf, lay, offered, PASS, playAll, type Short } from '../../testdata/positions.ts';
import { choices, decision, refusal } from '../../turn/play.ts';
import type { Player } from '../../words.ts';
import type { GivenGoldRush, TokenValue } from '../goldRush/part.ts';
import { placed, sheriff, short, stack, tent } from './testdata.ts';

describe('moving the sheriff', () => {
  it('comes first on a star tile, to every piece of every open mountain (SHERIFF-06, SHERIFF-07)', () => {
    const { state } = placed();
    expect(decision(state)).toEqual({ kind: 'move-sheriff', player: 'red', rule: 'SHERIFF-07' });
    expect(choices(state)).toEqual([
      sheriff(0, 0, 'mountain:NE'),
      sheriff(1, 0, 'mountain:EW'),
      sheriff(2, 0, 'mountain:NW'),
      sheriff(3, 0, 'mountain:N'),
    ]);
    expect(playAll(state, [sheriff(0, 0, 'mountain:NE')]).state.phase).toBe('place-follower');
  });
  it('does not happen without a star', () => {
    const { state } = placed({}, undefined, { next: ['prairie'] });
    expect(decision(state)?.kind).toBe('place-follower');
  });

  test.each<[string, Choice, Pick<Refusal, 'reason' | 'rule'>]>([
    ['his own mountain', sheriff(2, 0, 'mountain:NW'), { reason: 'sheriff-stays', rule: 'SHERIFF-08' }],
    ['a completed one', sheriff(0, 1, 'mountain:S'), { reason: 'mountain-complete', rule: 'SHERIFF-07' }],
    ['no mountain', sheriff(4, 0, 'prairie:NL'), { reason: 'not-a-mountain', rule: 'SHERIFF-07' }],
    ['off the board', sheriff(9, 9, 'mountain:N'), { reason: 'not-a-mountain', rule: 'SHERIFF-07' }],
    ['something else', PASS, { reason: 'decide-first', rule: 'SHERIFF-08' }],
  ])('%s is refused', (_, choice, refused) => {
    // A fourth mountain, so that the engine does not move him by itself.
    const more: Partial<Short> = { tiles: [...short().tiles, [3, 1, 'mountain:S1']] };
    expect(refusal(placed({}, [0, 0, 'mountain:NE'], more).state, choice)).toMatchObject(refused);
  });

  it('is done by the engine where there is one place only (SHERIFF-08)', () => {
    const { state, events } = placed({}, [1, 0, 'mountain:EW']);
    expect(eventsOf(events, 'sheriff-moved')).toMatchObject([{ cell: [3, 0], from: [1, 0], rule: 'SHERIFF-08' }]);
    expect(state.parts.sheriff).toEqual({ cell: [3, 0], on: 'mountain:N' });
  });

  it('may lead to an occupied piece (SHERIFF-09)', () => {
    const more: Partial<Short> = { followers: [['blue', 1, 0, 'mountain:EW']] };
    const { state } = placed({}, undefined, more);
    const { events } = playAll(state, [sheriff(1, 0, 'mountain:EW')]);
    expect(eventsOf(events, 'sheriff-moved')).toMatchObject([{ also: ['SHERIFF-06', 'SHERIFF-09'] }]);
    const free = playAll(state, [sheriff(0, 0, 'mountain:NE')]);
    expect(eventsOf(free.events, 'sheriff-moved')).toMatchObject([{ also: ['SHERIFF-06'] }]);
  });

  it('leads nowhere but beside the board if no other mountain is open (SHERIFF-10)', () => {
    const tiles = short().tiles.filter(([x]) => x !== 3);
    const rush = { stacks: [stack(0, 0, 'mountain:NE', 3)], tents: [tent('blue', 1, 0, 'mountain:EW')] };
    const { state, events } = beginAndPlay(short(rush, { tiles }, [0, 0, 'mountain:NE']), lay(3, 0));
    expect(eventsOf(events, 'sheriff-aside')).toMatchObject([{ from: [0, 0], rule: 'SHERIFF-10', also: [] }]);
    expect(eventsOf(events, 'tokens-returned')).toEqual([]);
    expect(state.parts).not.toHaveProperty('sheriff');
  });

  it('never leads to the mountain that the star tile has completed (SHERIFF-10a)', () => {
    const closing: Short = {
      ...short({ stacks: [] }),
      tiles: [
        [0, 0, 'mountain:E1'],
        [0, 1, 'mountain:S1'],
        [-1, 0, 'mountain:W1'],
      ],
      next: ['mountain:W1 star'],
    };
    const { state } = beginAndPlay(closing, lay(1, 0));
    expect(offered(state, 'sheriff')).toEqual([sheriff(0, 1, 'mountain:S'), sheriff(-1, 0, 'mountain:W')]);
    expect(refusal(state, sheriff(0, 0, 'mountain:E'))).toMatchObject({ rule: 'SHERIFF-10a' });
  });

  it('must leave a mountain that the star tile has joined to his (SHERIFF-10b)', () => {
    const joined: Short = {
      ...short({ stacks: [] }, {}, [0, 0, 'mountain:E']),
      tiles: [
        [0, 0, 'mountain:E1'],
        [0, 1, 'prairie'],
        [1, 1, 'mountain:S1'],
        [2, 1, 'mountain:S1'],
        [2, 0, 'mountain:EW1'],
      ],
      next: ['mountain:EW1 star'],
    };
    const { state } = beginAndPlay(joined, lay(1, 0));
    expect(offered(state, 'sheriff')).toHaveLength(2);
    expect(refusal(state, sheriff(2, 0, 'mountain:EW'))).toMatchObject({
      reason: 'sheriff-stays',
      rule: 'SHERIFF-10b',
    });
    expect(refusal(state, sheriff(0, 0, 'mountain:E'))).toMatchObject({ reason: 'sheriff-stays', rule: 'SHERIFF-08' });
  });
});

describe('activating the sheriff', () => {
  const BLUE = tent('blue', 0, 0, 'mountain:NE');
  const GREEN = tent('green', 1, 0, 'mountain:EW');
  const RED = tent('red', 2, 0, 'mountain:NW');
  interface Row {
    readonly what: string;
    readonly tents: NonNullable<GivenGoldRush['tents']>;
    readonly tokens: readonly TokenValue[];
    readonly active?: Player;
    readonly players: readonly Player[];
    readonly left: readonly TokenValue[];
    readonly also: readonly string[];
  }
  test.each<Row>([
    {
      what: 'a token for each other player’s tent, clockwise (SHERIFF-11, SHERIFF-16)',
      tents: [GREEN, BLUE],
      tokens: [3, 0, 5],
      players: ['blue', 'green'],
      left: [5],
      also: ['SHERIFF-12', 'SHERIFF-14', 'SHERIFF-16'],
    },
    {
      what: 'none for the mover’s own (SHERIFF-13)',
      tents: [GREEN, BLUE, RED],
      tokens: [3, 0, 5],
      active: 'green',
      players: ['red', 'blue'],
      left: [5],
      also: ['SHERIFF-12', 'SHERIFF-14', 'SHERIFF-16', 'SHERIFF-13'],
    },
    {
      what: 'as many as there are (SHERIFF-15)',
      tents: [GREEN, BLUE],
      tokens: [3],
      players: ['blue', 'green'],
      left: [],
      also: ['SHERIFF-12', 'SHERIFF-14', 'SHERIFF-16', 'SHERIFF-15'],
    },
    {
      what: 'none from an empty mountain (SHERIFF-15)',
      tents: [GREEN],
      tokens: [],
      players: ['green'],
      left: [],
      also: ['SHERIFF-15'],
    },
  ])('$what', ({ tents, tokens, active = 'red', players, left, also }) => {
    const rush = {
      tents,
      stacks: [stack(0, 0, 'mountain:NE', ...tokens)],
      supply: [2, 2] as const,
      owned: { blue: [5] as const },
    };
    const { state } = placed(rush, undefined, { active });
    const { state: after, events } = playAll(state, [sheriff(1, 0, 'mountain:EW')]);
    const [returned] = eventsOf(events, 'tokens-returned');
    expect(returned).toMatchObject({ players, left: left.length, rule: 'SHERIFF-11', also });
    expect(returned?.returned.map(({ player }) => player)).toEqual(players.slice(0, tokens.length));
    const part = after.parts['gold-rush'];
    expect(part?.stacks.flatMap((one) => one.tokens)).toEqual(left);
    expect(part?.supply.toSorted()).toEqual([...tokens.slice(0, players.length), 2, 2].sort());
    expect(returned?.supply).toBe(part?.supply.length);
    expect(part?.owned).toEqual({ blue: [5] });
  });

  it('is not told where nobody else has a tent', () => {
    const { state } = placed({ tents: [RED] });
    const { state: after, events } = playAll(state, [sheriff(1, 0, 'mountain:EW')]);
    expect(eventsOf(events, 'tokens-returned')).toEqual([]);
    expect(after.parts['gold-rush']?.stacks[0]?.tokens).toEqual([3, 0, 5]);
  });

  it('mixes the supply (SHERIFF-14)', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { state } = placed({ tents: [BLUE], supply: [0, 1, 2, 5] }, undefined, { seed });
      return playAll(state, [sheriff(1, 0, 'mountain:EW')]).state.parts['gold-rush']?.supply.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(2);
  });
});
