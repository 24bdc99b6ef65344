import { describe, expect, it, test } from 'vitest';
import { isSave, readSave, turnOf } from './save.ts';
import { tileOf } from './tiles.ts';

const SAVE = { appVersion: '6.0.1', setup: {}, players: [{ name: 'Ann' }, { name: 'Bo' }], replay: [] };

describe('reading a save', () => {
  it('takes what is needed and leaves the rest', () => {
    const replay = [{ type: 'PASS', payload: null, player: 'x', clock: 5 }];
    expect(readSave({ ...SAVE, name: ' A\n game ', setup: { sets: { 'basic:1': 1 } }, replay })).toEqual({
      save: {
        name: 'A game',
        players: ['Ann', 'Bo'],
        sets: new Map([['basic:1', 1]]),
        elements: new Map(),
        rules: new Map(),
        start: [{ tile: 'BA/RCr', cell: [0, 0], turn: 0 }],
        moves: [{ type: 'PASS', payload: {}, player: undefined }],
        endTurn: undefined,
      },
    });
  });

  test.each<[string, unknown, string, string]>([
    ['nothing', null, 'malformed', ''],
    ['a list', [], 'malformed', ''],
    ['version 4', { ...SAVE, appVersion: '4.6.1' }, 'older-version', 'appVersion'],
    ['no setup', { ...SAVE, setup: 1 }, 'malformed', 'setup'],
    ['no moves', { ...SAVE, replay: {} }, 'malformed', 'replay'],
    ['a million moves', { ...SAVE, replay: Array(1_000_000).fill(0) }, 'too-many-moves', 'replay'],
    ['no players', { ...SAVE, players: undefined }, 'malformed', 'players'],
    ['one player', { ...SAVE, players: [{}] }, 'players', 'players'],
    ['seven players', { ...SAVE, players: Array(7).fill({}) }, 'players', 'players'],
    ['a start without a place', { ...SAVE, setup: { start: [{ tile: 'BA/L' }] } }, 'malformed', 'setup.start'],
    ['a start turned askew', { ...SAVE, setup: { start: [{ x: 0, y: 0, rotation: 45 }] } }, 'malformed', 'setup.start'],
    ['a move without a type', { ...SAVE, replay: [{ type: 'PASS' }, {}] }, 'malformed', 'replay[1]'],
  ])('refuses %s', (_, value, reason, at) => {
    expect(readSave(value)).toMatchObject({ problem: { reason, at } });
  });

  test.each([
    ['R0', 0],
    ['R90', 1],
    ['R270', 3],
    [0, 0],
    [2, 2],
    [270, 3],
    ['R45', undefined],
    ['north', undefined],
    [-1, undefined],
    [0.5, undefined],
    [null, undefined],
  ])('turn %j is %j', (written, turn) => {
    expect(turnOf(written)).toBe(turn);
  });
});

test.each([
  [SAVE, true],
  [{ appVersion: '4.4.0', setup: {}, replay: [] }, true],
  [{ format: 1, players: [] }, false],
  [[], false],
  ['text', false],
])('%j is meant to be a save: %j', (value, is) => {
  expect(isSave(value)).toBe(is);
});

test('tiles are known by their names, with how theirs lies', () => {
  expect(tileOf('BA/CFc+')).toEqual({ tile: 'base/F', quarters: 1 });
  expect(tileOf('CC.2/RRr')).toEqual({ tile: 'crop2/1', quarters: 0 });
  expect(tileOf('IC/Cccc')).toBeUndefined();
});
