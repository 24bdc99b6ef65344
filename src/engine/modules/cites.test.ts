import { describe, expect, it, test } from 'vitest';
import { newGame } from '../newGame.ts';
import { agree } from '../setup.ts';
import type { Choice, EventKind } from '../state.ts';
import { beginAndPlay, eventsOf, lay, PASS, type Short, type ShortTile } from '../testdata/positions.ts';
import type { ModuleName } from '../words.ts';
import { withCitations } from './cites.ts';
import { box } from './germanCastles/box.ts';
import type { RuleModule } from './module.ts';

/** The eight squares around (0,0) but the last, which is drawn. */
const RING: readonly ShortTile[] = [-1, 0, 1].flatMap((y) =>
  [-1, 0, 1].flatMap((x): ShortTile[] => ((x || y) && (x < 1 || y < 1) ? [[x, y, 'field']] : [])),
);

describe('what happens cites further rules', () => {
  test.each<[string, ModuleName[], Short, Choice[], EventKind, string[]]>([
    [
      'an abbey goes into a hole (GF-ABB-02)',
      ['abbey'],
      { tiles: [...RING, [1, 1, 'field']], next: ['field'] },
      [{ kind: 'abbey' }, lay(0, 0)],
      'tile-placed',
      ['GF-ABB-02'],
    ],
    [
      'an abbot on a cloister (GF-GAR-01)',
      ['abbot'],
      { tiles: [[0, 0, 'field']], next: ['base/B'] },
      [lay(1, 0), { kind: 'follower', on: 'cloister', piece: 'abbot' }],
      'follower-placed',
      ['GF-GAR-01'],
    ],
    [
      'a castle in the mist gives out its ring (GF-MIST-04)',
      ['goldmines', 'mists'],
      {
        tiles: [...RING, [0, 0, 'mist-castle']],
        followers: [['red', 0, 0, 'mist-castle']],
        gold: [[-1, -1, 1]],
        next: ['field'],
        options: { mists: { gold: true } },
      },
      [lay(1, 1), PASS],
      'gold-claimed',
      ['GF-MIST-04'],
    ],
  ])('%s', (_, modules, start, made, kind, also) => {
    const [event] = eventsOf(beginAndPlay({ ...start, modules }, ...made).events, kind);
    expect(event?.also).toEqual(expect.arrayContaining(also));
  });

  test.each([
    ['two stations', 'track:W', ['RUSH-11']],
    ['a station and a city', 'town track:N,S,W', ['RUSH-11', 'RUSH-13']],
  ])('a railroad between %s', (_, tile, also) => {
    const { events } = beginAndPlay(
      { modules: ['gold-rush'], tiles: [[0, 0, 'track:E']], next: [tile] },
      lay(1, 0),
      PASS,
    );
    const railroad = eventsOf(events, 'feature-scored').find(({ feature }) => feature.kind === 'track');
    expect(railroad?.also?.filter((rule) => rule === 'RUSH-11' || rule === 'RUSH-13')).toEqual(also);
  });
});

test.each<[ModuleName, string]>([
  ['monasteries', 'GF-MON-01'],
  ['darmstadt', 'GF-DAR-01'],
  ['abbot', 'GF-GAR-04'],
  ['german-castles', 'GF-GCA-01'],
  ['gold-rush', 'RUSH-20'],
  ['gifts', 'GIFT-01'],
])('a new game with %s cites %s', (module, rule) => {
  expect(newGame({ agreement: agree([module], ['red', 'blue']) }).events[0]?.also).toContain(rule);
});

it('a module keeps what it cites by itself', () => {
  const event = { kind: 'final-scoring-began', rule: 'BASE-51' } as const;
  const own: RuleModule = { box, phases: {}, setUp: ['GF-GCA-02'], also: () => ['GF-GCA-08'] };
  const { setUp, also } = withCitations(own);
  expect(setUp).toEqual(['GF-GCA-02', 'GF-GCA-01']);
  const { state } = beginAndPlay({ tiles: [[0, 0, 'base/D']] });
  expect(also?.(state, event)).toEqual(['GF-GCA-08', 'GF-GCA-07']);
});
