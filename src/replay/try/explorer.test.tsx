import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, test } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { exploreWords } from '../../words/exploreWords.ts';
import { loadWords } from '../../words/load.ts';
import { LOCALES, type Locale } from '../../words/locale.ts';
import { prepare } from '../example.ts';
import { tellingFor } from '../telling.ts';
import { makeExplorer } from './explorer.tsx';
import { sessionOf } from './open.ts';
import { Places, sorted } from './Places.tsx';
import { marksFor, placeRows } from './placeRows.ts';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/**/*.json', { eager: true, import: 'default' });
const examples = Object.values(files).map(prepare);
const nothing = () => {};

async function open(id: string, step: string, locale: Locale = 'en') {
  const example = examples.find(({ document }) => document.id === id);
  if (!example) throw new Error(`no document ${id}`);
  const { game, replay } = await loadWords(locale);
  const position = sessionOf(example).begin(step);
  return { position, telling: tellingFor(game, replay, (rule) => `#${rule}`, example.window, position.state) };
}

async function show(id: string, step: string, locale: Locale = 'en'): Promise<string> {
  const shared = await open(id, step, locale);
  const words = exploreWords[locale];
  const { Explorer } = makeExplorer(words);
  const kind = shared.position.decision?.kind;
  return renderToString(
    <>
      <Explorer {...shared} onChoose={nothing} onLine={nothing} onMarks={nothing} />
      {(kind === 'place-tile' || kind === 'place-follower') && (
        <Places {...shared} words={words} onChoose={nothing} onMarks={nothing} />
      )}
    </>,
  );
}

const textIn = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const rowsIn = (html: string): string[] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map((match) => textIn(match[1] as string).trim());

describe('in a try', () => {
  test('the best pick shows by itself (GOLD-EX-2B)', async () => {
    const html = await show('goldmines/castle-2', '2b-place');
    const [, first, second] = rowsIn(html);
    expect(first).toMatch(/Red: 2 gold pieces ★.*Blue: 1 gold piece.*C2.*A2.*best play/);
    expect(second).toMatch(/Red: 1 gold piece.*Blue: 2 gold pieces ★.*A2/);
    expect(second).not.toMatch(/C2|best play/);
    expect(textIn(html)).toContain('Red takes A2 first: Red 1, Blue 2 instead of Red 2, Blue 1.');
  });

  test('the places of a tile: the best first, each with what it brings', async () => {
    const html = await show('goldmines/castle-1', 'start');
    const [head, best] = rowsIn(html);
    expect(head).toMatch(/Where Red The others|Where Blue The others/);
    expect(best).toMatch(/D3.*8 points/);
  });

  test('the places of a tile by what they bring, by name, and by what others get', async () => {
    const { position, telling } = await open('goldmines/castle-1', 'start');
    const rows = placeRows(position, telling);
    const player = position.decision?.player ?? 'red';
    const own = rows.map(({ brings }) => brings.gains.find((gain) => gain.player === player)?.points ?? 0);
    expect(own).toEqual([...own].sort((a, b) => b - a));
    const names = sorted(rows, 'place', player, 'en').map(({ ways }) => ways[0].label);
    expect(names).not.toEqual(rows.map(({ ways }) => ways[0].label));
    expect(names).toEqual([...names].sort(new Intl.Collator('en', { numeric: true }).compare));
    const others = sorted(rows, 'others', player, 'en').map(({ brings }) =>
      brings.gains.reduce((sum, gain) => sum + (gain.player === player ? 0 : gain.points), 0),
    );
    expect(others.at(-1)).toBe(8);
    expect(others).toEqual([...others].sort((a, b) => a - b));
    expect(marksFor(rows, position).targets).toEqual([{ cell: [2, 2], label: '8' }]);
    const ways = rows.flatMap((row) => row.ways.map(({ choice }) => JSON.stringify(choice)));
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.length).toBeGreaterThan(rows.length);
  });

  test('the places of a follower, none among them', async () => {
    const rows = rowsIn(await show('castles/build-or-score', 'place'));
    expect(rows.join('\n')).toMatch(/no meeple/i);
    // Only the knight brings anything at once, and only if the castle is not built.
    const { position, telling } = await open('castles/second-half', 'place');
    const { targets, rings } = marksFor(placeRows(position, telling), position);
    expect(targets).toEqual([]);
    expect(rings).toMatchObject([{ cell: position.state.record.placed?.cell, on: expect.stringMatching(/^city/) }]);
  });

  // The first example of each decision will do.
  const seen = new Set<string>();
  const decisions = examples.flatMap((example) =>
    example.frames.flatMap(({ id, decision }) => {
      if (!decision || seen.has(decision.kind)) return [];
      seen.add(decision.kind);
      return [[decision.kind, example.document.id, id] as const];
    }),
  );

  it.each(decisions)('%s: says something in every language', async (_, id, step) => {
    for (const locale of LOCALES) {
      const html = await show(id, step, locale);
      expect(html).toContain('<table');
      expect(textIn(html)).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
