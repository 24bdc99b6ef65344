import { describe, expect, it, test } from 'vitest';
import type { Choice, Refusal } from '../../state.ts';
import { begin, beginAndPlay, eventsOf, lay, offered, PASS, playAll, type Short } from '../../testdata/positions.ts';
import { choices, refusal } from '../../turn/play.ts';
import type { GivenGoldRush } from './part.ts';

const TOKEN = { kind: 'token' } as const;
const tent = (x: number, y: number, on: string): Choice => ({ kind: 'tent', cell: [x, y], on });
const own = (player: 'red' | 'blue', x: number, y: number, on: string) => ({ player, cell: [x, y], on }) as const;

/** A mountain on three tiles and another on the tile of the first with two mountains; red is to lay a prairie. */
const short = (part: GivenGoldRush = {}, more: Partial<Short> = {}): Short => ({
  modules: ['gold-rush'],
  tiles: [
    [0, 0, 'mountain:E1,W1'],
    [1, 0, 'mountain:EW1'],
    [2, 0, 'mountain:NW1'],
    [3, 0, 'mountain:S1'],
    [3, 1, 'mountain:N1'],
  ],
  followers: [['blue', 1, 0, 'mountain:EW']],
  next: ['prairie'],
  parts: { 'gold-rush': { stacks: [{ cell: [1, 0], on: 'mountain:EW', tokens: [2, 5] }], ...part } },
  ...more,
});
const laid = (part?: GivenGoldRush, more?: Partial<Short>) => beginAndPlay(short(part, more), lay(0, 1)).state;

describe('instead of a cowboy', () => {
  interface Row {
    readonly what: string;
    readonly tents?: GivenGoldRush['tents'];
    readonly stacks?: GivenGoldRush['stacks'];
    readonly supply?: Short['supply'];
    readonly choice: Choice;
    readonly refused: Pick<Refusal, 'reason' | 'rule'>;
  }
  test.each<Row>([
    {
      what: 'a tent off the board',
      choice: tent(5, 5, 'mountain:N'),
      refused: { reason: 'not-a-mountain', rule: 'RUSH-38' },
    },
    {
      what: 'a tent on a prairie',
      choice: tent(0, 1, 'prairie:NL'),
      refused: { reason: 'not-a-mountain', rule: 'RUSH-38' },
    },
    {
      what: 'a tent on a completed mountain',
      choice: tent(3, 0, 'mountain:S'),
      refused: { reason: 'mountain-complete', rule: 'RUSH-38' },
    },
    {
      what: 'a tent beside a cowboy on the same piece',
      choice: tent(1, 0, 'mountain:EW'),
      refused: { reason: 'mountain-place-taken', rule: 'RUSH-38' },
    },
    {
      what: 'a tent beside another',
      tents: [own('blue', 2, 0, 'mountain:NW')],
      choice: tent(2, 0, 'mountain:NW'),
      refused: { reason: 'mountain-place-taken', rule: 'RUSH-38' },
    },
    {
      what: 'a tent that stays where it is',
      tents: [own('red', 2, 0, 'mountain:NW')],
      choice: tent(2, 0, 'mountain:NW'),
      refused: { reason: 'tent-stays', rule: 'RUSH-42' },
    },
    {
      what: 'a tent that stays on its tile',
      tents: [own('red', 0, 0, 'mountain:E')],
      choice: tent(0, 0, 'mountain:W'),
      refused: { reason: 'tent-stays', rule: 'RUSH-42' },
    },
    {
      what: 'a tent that the player does not have',
      supply: { red: { tent: 0 } },
      choice: tent(2, 0, 'mountain:NW'),
      refused: { reason: 'no-tent-left', rule: 'RUSH-37' },
    },
    { what: 'a token without a tent', choice: TOKEN, refused: { reason: 'no-tent-on-board', rule: 'RUSH-46' } },
    {
      what: 'a token from an empty stack',
      tents: [own('red', 2, 0, 'mountain:NW')],
      stacks: [],
      choice: TOKEN,
      refused: { reason: 'no-token-left', rule: 'RUSH-46' },
    },
    {
      what: 'a choice that belongs to another game',
      choice: { kind: 'recall', cell: [0, 0], on: 'mountain:E' },
      refused: { reason: 'malformed', rule: 'RUSH-33' },
    },
  ])('$what is refused', ({ tents = [], stacks, supply, choice, refused }) => {
    expect(refusal(laid({ tents, ...(stacks && { stacks }) }, supply && { supply }), choice)).toMatchObject(refused);
  });

  it('a tent can go to every free piece of an open mountain, also that of others (RUSH-38, RUSH-39)', () => {
    const state = laid({ tents: [own('blue', 2, 0, 'mountain:NW')] });
    expect(offered(state, 'tent')).toEqual([tent(0, 0, 'mountain:E'), tent(0, 0, 'mountain:W')]);
    const { state: after, events } = playAll(state, [tent(0, 0, 'mountain:E')]);
    expect(after.parts['gold-rush']?.tents).toContainEqual(own('red', 0, 0, 'mountain:E'));
    expect(after.supply.red).toEqual({ follower: 4, tent: 0 });
    expect(eventsOf(events, 'tent-placed')).toMatchObject([{ rule: 'RUSH-37', also: ['RUSH-39'] }]);
    expect(eventsOf(events, 'tent-placed')[0]).not.toHaveProperty('from');
  });

  it('a tent moves and stays one tent (RUSH-42)', () => {
    const state = laid({ tents: [own('red', 2, 0, 'mountain:NW')] });
    const { state: after, events } = playAll(state, [tent(0, 0, 'mountain:W')]);
    expect(after.parts['gold-rush']?.tents).toEqual([own('red', 0, 0, 'mountain:W')]);
    expect(after.supply.red?.tent).toBe(0);
    expect(eventsOf(events, 'tent-placed')).toMatchObject([{ from: [2, 0], also: ['RUSH-42'] }]);
  });

  it('no tent goes to a mountain that the tile has just completed (RUSH-41)', () => {
    const { state } = beginAndPlay(short({}, { next: ['mountain:S1'] }), lay(2, -1), PASS);
    expect(state.active).toBe('blue');
    const again = beginAndPlay(
      { modules: ['gold-rush'], tiles: [[0, 0, 'mountain:N1']], next: ['mountain:S1'] },
      lay(0, -1),
    ).state;
    expect(refusal(again, tent(0, 0, 'mountain:N'))).toMatchObject({ reason: 'mountain-complete', rule: 'RUSH-41' });
    expect(offered(again, 'tent')).toEqual([]);
  });

  it('the top token is taken, whoever owns the mountain (RUSH-43, RUSH-44)', () => {
    const state = laid({ tents: [own('red', 2, 0, 'mountain:NW')] });
    expect(choices(state)).toContainEqual(TOKEN);
    const { state: after, events } = playAll(state, [TOKEN]);
    expect(after.parts['gold-rush']).toMatchObject({ owned: { red: [2] }, stacks: [{ tokens: [5] }] });
    expect(after.points).toEqual({});
    const [taken] = eventsOf(events, 'token-taken');
    expect(taken).toMatchObject({ player: 'red', cell: [2, 0], left: 1, rule: 'RUSH-43', also: ['RUSH-44'] });
    expect(taken).not.toHaveProperty('value');
  });

  it('an owner digs without RUSH-44, and the last token leaves no stack behind', () => {
    const state = laid(
      { tents: [own('red', 2, 0, 'mountain:NW')], stacks: [{ cell: [0, 0], on: 'mountain:E', tokens: [1] }] },
      { followers: [['red', 1, 0, 'mountain:EW']] },
    );
    const { state: after, events } = playAll(state, [TOKEN]);
    expect(after.parts['gold-rush']?.stacks).toEqual([]);
    expect(eventsOf(events, 'token-taken')).toMatchObject([{ left: 0, also: [] }]);
  });

  it('a cowboy may be placed where only a tent stands (RUSH-36)', () => {
    const { events } = beginAndPlay(
      {
        modules: ['gold-rush'],
        tiles: [[0, 0, 'mountain:NE1']],
        next: ['mountain:SE1'],
        parts: { 'gold-rush': { tents: [own('blue', 0, 0, 'mountain:NE')] } },
      },
      lay(0, -1),
      { kind: 'follower', on: 'mountain:ES' },
    );
    expect(eventsOf(events, 'follower-placed')).toMatchObject([{ also: ['RUSH-36'] }]);
  });

  it('without farmers no cowboy stands on a prairie (RUSH-20a)', () => {
    const without: Short = {
      modules: ['gold-rush'],
      options: { 'gold-rush': { farmers: false } },
      tiles: [[0, 0, 'prairie']],
      next: ['track:NS'],
    };
    const { state } = beginAndPlay(without, lay(1, 0));
    expect(offered(state, 'follower')).toEqual([{ kind: 'follower', on: 'track:NS' }]);
    expect(refusal(state, { kind: 'follower', on: 'prairie:NR.EL.ER.SL' })).toMatchObject({
      reason: 'figure-not-allowed',
      rule: 'RUSH-20a',
    });
    expect(offered(beginAndPlay({ ...without, options: {} }, lay(1, 0)).state, 'follower')).toHaveLength(3);
  });

  it('nothing else follows in the same turn (RUSH-22)', () => {
    const state = laid({ tents: [own('red', 2, 0, 'mountain:NW')] }, { next: ['prairie', 'prairie'] });
    for (const choice of [
      TOKEN,
      tent(0, 0, 'mountain:W'),
      { kind: 'follower', on: 'prairie:NL.NR.EL.ER.SL.SR.WL.WR' },
    ]) {
      const { state: after } = playAll(state, [choice as Choice]);
      expect(after).toMatchObject({ active: 'blue', phase: 'place-tile' });
    }
  });

  it('asks nothing of a player who has neither cowboy nor tent to place', () => {
    const bare: Short = {
      modules: ['gold-rush'],
      tiles: [[0, 0, 'track:EW']],
      next: ['track:EW'],
      supply: { red: { follower: 0, tent: 0 } },
    };
    const { events } = beginAndPlay(bare, lay(1, 0));
    expect(begin(short()).state.supply.red).toEqual({ follower: 4, tent: 1 });
    expect(eventsOf(events, 'follower-impossible')).toMatchObject([{ why: 'no-followers-left', rule: 'RUSH-32' }]);
  });
});
