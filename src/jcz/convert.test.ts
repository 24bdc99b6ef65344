/** What is taken over of a save, what is not, and why. */
import { describe, expect, it, test } from 'vitest';
import { allFrames, judge } from '../scenario/index.ts';
import { type Imported, importSave } from './index.ts';

type Moves = readonly (readonly [type: string, payload?: object, player?: number])[];

const tile = (name: string, x: number, y: number, rotation: string, player: number) =>
  ['PLACE_TILE', { tileId: name, position: [x, y], rotation }, player] as const;
const follower = (x: number, y: number, feature: string, location: string, player: number, piece = 'small') =>
  [
    'DEPLOY_MEEPLE',
    { pointer: { position: [x, y], feature, location }, meepleId: `${player}.${piece}.1` },
    player,
  ] as const;
const pass = (player: number) => ['PASS', {}, player] as const;
const commit = (player: number) => ['COMMIT', {}, player] as const;

const save = (moves: Moves, setup: object = {}, more: object = {}) => ({
  appVersion: '5.7.0',
  setup: { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7, farmers: true }, ...setup },
  players: [{ name: 'Ann' }, { name: 'Bo' }],
  replay: moves.map(([type, payload = {}, player]) => ({ type, payload, player })),
  ...more,
});

const CLOSE: Moves = [
  tile('BA/C', 0, -1, 'R180', 0),
  follower(0, -1, 'City', 'S', 0),
  commit(0),
  tile('BA/RFr', 1, 0, 'R0', 1),
  follower(1, 0, 'Road', 'WE', 1),
  commit(1),
];

async function taken(value: unknown) {
  const imported = await importSave(value);
  if ('problem' in imported) throw new Error(imported.problem.reason);
  return imported;
}

function lastOf({ document }: Extract<Imported, { document: unknown }>) {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(judged.problems[0]?.reason);
  return allFrames(judged.root).at(-1);
}

describe('a game under way', () => {
  it('becomes a scenario with a step for each turn', async () => {
    const { document, losses } = await taken(save(CLOSE));
    expect(losses).toEqual([]);
    expect(document).toMatchObject({
      id: 'jcz/game',
      title: { en: 'Ann – Bo', ro: 'Ann – Bo' },
      modules: { base: {} },
      players: ['red', 'blue'],
      board: { tiles: [[0, 0, 'base/D', 0]] },
      next: ['base/E', 'base/U'],
      steps: [
        {
          id: 'turn-1',
          do: [
            { kind: 'tile', cell: [0, -1], turn: 2 },
            { kind: 'follower', on: 'city:S' },
          ],
        },
        {
          id: 'turn-2',
          do: [
            { kind: 'tile', cell: [1, 0], turn: 3 },
            { kind: 'follower', on: 'road:EW' },
          ],
        },
      ],
    });
    expect(document.then).toBeUndefined();
    expect(lastOf({ document, losses })?.state.points).toEqual({ red: 4 });
  });

  it('stops before a decision that nobody has made yet', async () => {
    const { document } = await taken(save(CLOSE.slice(0, 4)));
    expect(lastOf({ document, losses: [] })?.decision).toMatchObject({ kind: 'place-follower', player: 'blue' });
  });

  it('can be told without saying whose moves they are', async () => {
    const { document } = await taken(save(CLOSE.map(([type, payload = {}]) => [type, payload] as const)));
    expect(document).toEqual((await taken(save(CLOSE))).document);
  });
});

describe('a game that is over', () => {
  it('is known by its last turn where the save names it', async () => {
    const imported = await taken(save(CLOSE, {}, { gameAnnotations: { endTurn: 2 } }));
    expect(imported.document.then).toBe('end');
    expect(lastOf(imported)?.state).toMatchObject({ phase: 'over', points: { red: 4, blue: 2 } });
  });
});

describe('options', () => {
  test.each<[string, object, object]>([
    ['two points for a small city', { rules: { 'tiny-city-scoring': '2' } }, { base: { smallCity: 2 } }],
    [
      'both sets of crop circles',
      { sets: { 'corn-circles/1': 1, 'corn-circles/2': 1 } },
      { 'crop-circles': { set: 'both' } },
    ],
    ['six shrines', { elements: { shrine: true }, sets: { 'cult/6': 1 } }, { shrines: { six: true } }],
    [
      'cloisters kept',
      { sets: { monasteries: 1 }, rules: { 'keep-monasteries': 'add' } },
      { monasteries: { keepCloisters: true } },
    ],
    [
      'no auction',
      { elements: { bazaar: true }, rules: { 'bazaar-no-auction': true } },
      { bazaars: { auction: false } },
    ],
    ['castles', { elements: { castle: 1 } }, { castles: {} }],
  ])('%s', async (_, setup, modules) => {
    expect((await taken(save([], setup))).document.modules).toMatchObject(modules);
  });

  it('fewer followers', async () => {
    const { document } = await taken(save([], { elements: { 'small-follower': 5 } }));
    expect(document.supply).toEqual({ red: { follower: 5 }, blue: { follower: 5 } });
    expect(lastOf({ document, losses: [] })).toBeDefined();
  });
});

describe('what is not taken over is named', () => {
  const [first, , confirm] = CLOSE as [Moves[number], Moves[number], Moves[number]];
  test.each<[string, unknown, object]>([
    [
      'a set',
      save(CLOSE, { sets: { 'basic:1': 1, 'inns-and-cathedrals': 1 } }),
      { kind: 'set', name: 'inns-and-cathedrals' },
    ],
    ['a piece', save(CLOSE, { elements: { 'big-follower': 1 } }), { kind: 'element', name: 'big-follower' }],
    [
      'moves of other expansions',
      save([first, pass(0), ['MOVE_NEUTRAL_FIGURE'], confirm, ['MOVE_NEUTRAL_FIGURE'], ...CLOSE.slice(3)]),
      { kind: 'moves', name: 'MOVE_NEUTRAL_FIGURE', count: 2, turn: 1 },
    ],
    [
      'another token',
      save([first, pass(0), ['PLACE_TOKEN', { token: 'TUNNEL_A' }], confirm]),
      { kind: 'moves', name: 'TUNNEL_A' },
    ],
    [
      'a large follower',
      save([first, follower(0, -1, 'City', 'S', 0, 'big'), confirm]),
      { kind: 'piece', name: 'big', turn: 1 },
    ],
    [
      'a phantom behind a follower',
      save([first, follower(0, -1, 'City', 'S', 0), follower(0, -1, 'Field', 'NL', 0, 'phantom'), confirm]),
      { kind: 'piece', name: 'phantom', turn: 1 },
    ],
    [
      'followers that another expansion takes back',
      save([first, ['RETURN_MEEPLE', { source: 'FESTIVAL', pointer: {} }, 0], ['TILE_CONFIRM'], confirm]),
      { kind: 'moves', name: 'RETURN_MEEPLE FESTIVAL', count: 1, turn: 1 },
    ],
    ['a follower elsewhere', save([first, follower(0, 0, 'Road', 'WE', 0), confirm]), { kind: 'elsewhere', turn: 1 }],
    [
      'a tile nobody knows',
      save([...CLOSE, tile('IC/Cccc', 0, 1, 'R0', 0), commit(0)]),
      { kind: 'stopped', turn: 3, moves: 2, halt: { why: 'unknown-tile', name: 'IC/Cccc' } },
    ],
    [
      'a tile where it does not fit, with the rule',
      save([...CLOSE, tile('BA/LR', 2, 0, 'R0', 0), pass(0)]),
      {
        kind: 'stopped',
        turn: 3,
        moves: 2,
        halt: { why: 'refused', refusal: { reason: 'edges-differ', rule: 'BASE-12' } },
      },
    ],
    [
      'a follower where one stands',
      save([...CLOSE, tile('BA/RFr', 2, 0, 'R0', 0), follower(2, 0, 'Road', 'WE', 0), commit(0)]),
      { kind: 'stopped', turn: 3, moves: 2, halt: { why: 'refused', refusal: { reason: 'feature-occupied' } } },
    ],
    [
      'a place that the tile does not have',
      save([first, follower(0, -1, 'Road', 'N', 0), confirm]),
      { kind: 'stopped', turn: 1, moves: 2, halt: { why: 'unknown-place', name: '0,-1 Road N' } },
    ],
    [
      'a turn of somebody else',
      save([first, pass(0), confirm, tile('BA/RFr', 1, 0, 'R0', 0)]),
      { kind: 'stopped', turn: 2, moves: 1, halt: { why: 'parted' } },
    ],
    [
      'a move that nobody is asked for',
      save([first, pass(0), ['PLACE_TOKEN', { token: 'BRIDGE', pointer: {} }, 0], ['BAZAAR_BID', {}, 0], confirm], {
        elements: { bazaar: true },
      }),
      { kind: 'stopped', turn: 1, halt: { why: 'unknown-place' } },
    ],
    [
      'a bid where no bazaar is',
      save([first, pass(0), confirm, ['BAZAAR_BID', { supplyIndex: 0, price: 1 }, 1]]),
      { kind: 'stopped', turn: 1, moves: 1, halt: { why: 'not-asked', name: 'BAZAAR_BID' } },
    ],
    [
      'a bazaar whose tiles are not placed yet',
      save([tile('BB/R.bi', 1, 0, 'R90', 0), pass(0), commit(0), ['BAZAAR_BID', { supplyIndex: 0, price: 0 }, 1]], {
        sets: { 'basic:1': 1, 'bridges-castles-and-bazaars:1': 1 },
      }),
      { kind: 'stopped', turn: 1, moves: 1, halt: { why: 'unsold' } },
    ],
  ])('%s', async (_, value, loss) => {
    const { document, losses } = await taken(value);
    expect(losses.find(({ kind }) => kind === (loss as { kind: string }).kind)).toMatchObject(loss);
    expect(lastOf({ document, losses })?.refused).toBeUndefined();
  });

  test.each([
    ['a start tile', { start: [{ tile: 'RI/s', x: 0, y: 0, rotation: 0 }] }, 'start-tile', 'RI/s'],
    [
      'a start in the void',
      { start: [{ tile: 'BA/L', x: 500, y: 0, rotation: 0 }] },
      'start-impossible',
      'cell-out-of-range',
    ],
  ])('%s', async (_, setup, reason, found) => {
    expect(await importSave(save(CLOSE, setup))).toEqual({ problem: { reason, at: 'setup.start', found } });
  });
});
