import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { CASTLE, FORK } from '../../scenario/testdata/documents.ts';
import { LOCALES } from '../../words/locale.ts';
import { Texts } from '../captions/Texts.tsx';
import { setExpectation } from '../edits/outcome.ts';
import { scenarios } from '../edits/testdata.ts';
import type { JudgedModel } from '../model.ts';
import { Play } from './Play.tsx';
import { Steps } from './Steps.tsx';
import { StepWork } from './StepWork.tsx';
import { modelFor } from './testdata.ts';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

const nothing = () => {};
const show = (model: JudgedModel) => ({
  play: renderToString(<Play model={model} send={nothing} onFound={nothing} />),
  steps:
    renderToString(<Steps model={model} send={nothing} />) +
    (model.work === 'playing' && model.frame
      ? renderToString(<StepWork model={model} send={nothing} frame={model.frame} />)
      : ''),
  captions: renderToString(<Texts model={model} send={nothing} />),
});
const textIn = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const buttonsIn = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map((match) => textIn(match[1] as string).trim());

describe.each(LOCALES)('in %s', (locale) => {
  it('every step of every scenario is shown', () => {
    for (const document of scenarios) {
      const { judged } = modelFor(document, 'start', { locale });
      for (const { id } of judged.frames) {
        for (const html of Object.values(show(modelFor(document, id, { locale })))) {
          expect(html).not.toMatch(/undefined|NaN|\[object|style=/);
        }
      }
    }
  }, 30_000);
});

describe('a situation that cannot be played', () => {
  const alone = { ...FORK, players: ['red'], active: 'red' } as const;

  it('keeps its steps in sight', () => {
    const { steps } = show(modelFor(alone, 'start', { work: 'setup' }));
    expect(steps.match(/class="row kept"/g)).toHaveLength(modelFor(FORK).judged.frames.length - 1);
    expect(textIn(steps)).toContain('are kept until then');
  });

  it('keeps the names of its squares', () => {
    expect(modelFor(alone).judged.problems).not.toEqual([]);
    expect(modelFor(alone).window).toEqual(modelFor(FORK).window);
  });
});

describe('the panel of playing', () => {
  it('offers every legal choice, says who decides and by which rule', () => {
    const { play } = show(modelFor(FORK, 'close'));
    expect(textIn(play)).toContain('Red may place a meeple');
    expect(play).toContain('#BASE-16');
    expect(buttonsIn(play)).toEqual(expect.arrayContaining(['Knight', 'Farmer', 'No meeple']));
  });

  it('asks for the turn of a tile on the square that was pressed', () => {
    const { play } = show(modelFor(FORK, 'start', { cell: [0, 1] }));
    expect(play).toContain('tile-picture');
    expect(textIn(play)).toContain('Which way round');
  });

  it('says why nothing can be done on a square', () => {
    const { play } = show(modelFor(FORK, 'start', { cell: [0, 0] }));
    expect(play).toMatch(/role="alert"><p class="no-way">.*BASE-12/);
  });

  it('offers the tiles of the boxes where none is known, and the end of the game', () => {
    const end = modelFor({ ...FORK, next: ['base/E'] }, 'four');
    const { play } = show(end);
    expect(buttonsIn(play)).toContain(end.words.play.ends);
    expect(buttonsIn(play).filter((label) => label.endsWith('left'))).toHaveLength(24);
  });

  it('shows the end of the game with its sums, and that it can go on', () => {
    const { play } = show(modelFor({ ...FORK, next: ['base/E'], then: 'end' }, 'four'));
    expect(buttonsIn(play)).toContain('The game goes on after all');
  });

  it('says what is wrong where the situation cannot be played', () => {
    const impossible = { ...FORK, board: { tiles: [[0, 0, 'nonsense', 0]] } } as ScenarioDocument;
    const { play, steps } = show(modelFor(impossible));
    expect(textIn(play)).toContain('cannot be played until');
    expect(textIn(steps)).toContain('cannot be played until');
  });
});

describe('a step that no longer stands', () => {
  const broken: ScenarioDocument = {
    ...CASTLE,
    steps: [
      { id: 'wrong', do: [{ kind: 'tile', cell: [9, 9], turn: 0 }] },
      { id: 'behind', do: [{ kind: 'pass' }] },
    ],
    captions: { behind: { en: 'All is kept.' } },
  };

  it('is marked once, with its reason and rule, and nothing is thrown away', () => {
    const { steps } = show(modelFor(broken, 'behind'));
    expect(steps.match(/cannot be played/g)).toHaveLength(1);
    expect(steps).toContain('#BASE-12');
    expect(textIn(steps)).toContain('All is kept.');
  });

  it.each(['wrong', 'behind'])('offers the way back at %s', (at) => {
    const { play } = show(modelFor(broken, at));
    expect(buttonsIn(play)).toEqual(
      expect.arrayContaining(['Back to the last step that can be played', 'Delete from here on']),
    );
    expect(play).toContain('#BASE-12');
  });
});

describe('the list of steps', () => {
  it('marks the step that is shown, and numbers the ways of a fork', () => {
    const { steps } = show(modelFor(FORK, 'close'));
    expect(steps.match(/aria-current="step"/g)).toHaveLength(1);
    expect(textIn(steps)).toMatch(/Way 1:.*Way 2:/);
  });

  it('shows the start while a board is set up', () => {
    const { steps } = show(modelFor(FORK, 'close', { work: 'setup' }));
    expect(steps).toMatch(/aria-current="step"><b>1</);
    expect(buttonsIn(steps)).not.toContain('Delete from here on');
  });

  it('tells what is expected otherwise than the rules give, with the rule', () => {
    const wrong = setExpectation(CASTLE, 'score', { points: { red: 9 } });
    const { steps } = show(modelFor(wrong, 'score'));
    expect(textIn(steps)).toContain('Red, points: 9 expected, 8 by the rules. CASTLE-13');
    expect(buttonsIn(steps)).toEqual(
      expect.arrayContaining(['Expect what the rules give', 'Remove what no longer holds']),
    );
  });
});

describe('texts of a document', () => {
  it('are never markup', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const document: ScenarioDocument = {
      ...FORK,
      title: { en: evil },
      captions: { start: { en: evil }, close: { en: evil }, knight: { en: evil } },
    };
    for (const html of Object.values(show(modelFor(document, 'close')))) {
      expect(html).not.toContain('<img');
    }
  });

  it('are told automatically in the language that is written in', () => {
    const { captions } = show(modelFor(FORK, 'close'));
    expect(captions).toMatch(/placeholder="Red places the tile.*Red may place a meeple/);
  });
});
