import { describe, expect, it, test } from 'vitest';
import type { ScenarioDocument } from '../scenario/document.ts';
import { documentedIn, outlookAt } from './documented.ts';
import { type Example, prepare } from './example.ts';

const files = import.meta.glob<ScenarioDocument>('../../scenarios/**/*.json', { eager: true, import: 'default' });
const examples = new Map(Object.values(files).map((document) => [document.id, prepare(document)]));

function outlook(name: string) {
  const [id = '', step] = name.split(' ');
  const frame = (examples.get(id) as Example).frames.find((one) => one.id === step);
  if (!frame) throw new Error(`no step ${name}`);
  const found = outlookAt(frame);
  return found && { ...found, documented: documentedIn(frame, found) };
}

/** `red 2 gold*`: an asterisk where it is the most for the player. */
const shown = (name: string) => {
  const found = outlook(name);
  return found?.rows.map(({ shares, first, sequences, best, outcomes }) => ({
    gold: shares.map(({ player, gold, most }) => `${player} ${gold}${most ? '*' : ''}`).join(', '),
    first: first.map((choice) => ('cell' in choice ? choice.cell?.join() : choice.kind)).join(' '),
    sequences,
    best,
    documented: outcomes.some((outcome) => found.documented.has(outcome)),
  }));
};

describe('the castle examples', () => {
  it.each([
    [
      'GOLD-EX-1B: the upper piece brings Blue both, the lower one leaves it to Red',
      'goldmines/castle-1 1b-place',
      [
        { gold: 'red 0, blue 2*', first: '1,1', sequences: 1, best: true, documented: true },
        { gold: 'red 1*, blue 1', first: '1,3', sequences: 1, best: false, documented: true },
      ],
    ],
    [
      'GOLD-EX-2A: Blue can wait for the lower piece',
      'goldmines/castle-2 2a-place',
      [
        { gold: 'red 1, blue 2*', first: '1,1 1,3', sequences: 2, best: true, documented: true },
        { gold: 'red 2*, blue 1', first: '1,3', sequences: 1, best: false, documented: false },
      ],
    ],
    [
      'GOLD-EX-2B: Red can wait for the piece beside the castle',
      'goldmines/castle-2 2b-place',
      [
        { gold: 'red 2*, blue 1', first: '1,1 -1,1', sequences: 2, best: true, documented: true },
        { gold: 'red 1, blue 2*', first: '-1,1', sequences: 1, best: false, documented: true },
      ],
    ],
  ])('%s', (_, name, rows) => {
    expect(shown(name)).toEqual(rows);
  });

  // 1A, 3, 4 and 6: whatever is taken first, everybody gets the same.
  test.each([
    'goldmines/castle-1 1a-place',
    'goldmines/castle-3 place',
    'goldmines/castle-4 place',
    'goldmines/castle-5 5-4',
    'goldmines/castle-6 6-1-place',
    'goldmines/castle-6 6-2-place',
  ])('%s: nothing to be told', (name) => {
    expect(outlook(name)).toBeUndefined();
  });
});

describe('every table', () => {
  const tables = [...examples.values()].flatMap(({ document, frames }) =>
    frames.flatMap((frame) => {
      const found = outlookAt(frame);
      return found ? [[`${document.id} ${frame.id}`, frame, found] as const] : [];
    }),
  );

  it('is there in many an example, and never where a tile is placed', () => {
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.filter(([, frame]) => frame.decision?.kind === 'place-tile')).toEqual([]);
  });

  it.each(tables)('%s: counts every sequence once and has a best row', (_, __, { rows, exploration }) => {
    expect(rows.reduce((sum, { sequences }) => sum + sequences, 0)).toBe(exploration.sequences);
    expect(rows.flatMap(({ outcomes }) => outcomes).sort((a, b) => a - b)).toEqual([...exploration.outcomes.keys()]);
    expect(rows.some(({ best }) => best)).toBe(true);
    expect(rows.every(({ first }) => first.length > 0)).toBe(true);
  });

  it.each(tables.filter(([, { next }]) => next.length > 0))('%s: knows what is documented', (_, frame, found) => {
    const [last] = frame.next.map(function end(one): typeof one {
      return one.next[0] ? end(one.next[0]) : one;
    });
    if (last?.state.turn !== frame.state.turn) expect(documentedIn(frame, found).size).toBeGreaterThan(0);
  });
});
