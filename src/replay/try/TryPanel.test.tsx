import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { cellNames } from '../../words/cells.ts';
import { loadWords } from '../../words/load.ts';
import { type Example, prepare } from '../example.ts';
import { sessionOf } from './open.ts';
import { cellsToChoose } from './options.ts';
import type { Position } from './session.ts';
import { makePanel } from './TryPanel.tsx';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/**/*.json', { eager: true, import: 'default' });
const examples = Object.values(files).map(prepare);
const words = await loadWords('en');
const nothing = () => {};

/** What the panel writes on its buttons, and on the board for the columns and rows. */
function show(example: Example, trail: readonly Position[]) {
  const Panel = makePanel(
    example,
    words,
    (rule) => `#${rule}`,
    () => Promise.reject(new Error('nobody asks')),
  );
  const html = renderToString(<Panel trail={trail} onChoose={nothing} onUndo={nothing} onLeave={nothing} />);
  const board = html.slice(html.indexOf('class="b-xy"'), html.indexOf('</svg>', html.indexOf('class="b-xy"')));
  return {
    buttons: [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map((match) => match[1]),
    columnsAndRows: [...board.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map((match) => match[1]),
  };
}

describe('the squares of a try', () => {
  it('are called as in the example, also where the board grows to the north', () => {
    const example = examples.find(({ document }) => document.id === 'goldmines/castle-1') as Example;
    const session = sessionOf(example);
    const begin = session.begin('start');
    const { buttons, columnsAndRows } = show(example, [begin]);
    expect(buttons).toEqual(expect.arrayContaining(['D3', 'B0']));
    expect(columnsAndRows).toContain('0');
    const placed = session.choose(begin, { kind: 'tile', cell: [2, 2], turn: 3 });
    expect(show(example, [begin, placed]).columnsAndRows).toEqual(columnsAndRows);
  });

  const tries = examples.flatMap((example) =>
    example.frames
      .filter(({ decision }) => decision?.kind === 'place-tile')
      .map((frame) => [`${example.document.id} ${frame.id}`, example, frame] as const),
  );

  it.each(tries)(
    '%s: those on the board have the names it gives them, all others names of their own',
    (_, example, frame) => {
      const { window } = example;
      const name = cellNames([window.x, window.y]);
      const cells = cellsToChoose(frame.state);
      const { buttons } = show(example, [sessionOf(example).begin(frame.id)]);
      const shown = buttons.slice(0, cells.length);
      const inside = cells.filter(([x, y]) => x >= window.x && y >= window.y);
      expect(shown).toEqual(expect.arrayContaining(inside.map(name)));
      expect(new Set(shown).size).toBe(cells.length);
    },
  );

  it('lie north or west of many an example', () => {
    const outside = tries.filter(([, { window }, { state }]) =>
      cellsToChoose(state).some(([x, y]) => x < window.x || y < window.y),
    );
    expect(outside.length).toBeGreaterThan(10);
  });
});
