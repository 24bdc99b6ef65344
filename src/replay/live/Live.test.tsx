import { renderToString } from 'preact-render-to-string';
import { describe, expect, it, test } from 'vitest';
import { LOCALES, type ScenarioDocument, type StepId } from '../../scenario/document.ts';
import { loadViewingWords } from '../../words/editing/viewing.ts';
import { loadExploreWords } from '../../words/explore.ts';
import { loadWords } from '../../words/load.ts';
import { type Example, prepare } from '../example.ts';
import { tellingFor } from '../telling.ts';
import { FrameView } from '../view/FrameView.tsx';
import { Live } from './Live.tsx';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/*/*.json', { eager: true, import: 'default' });
const examples = Object.values(files).map((document) => [document.id, prepare(document)] as const);
const [words, viewing, explore] = await Promise.all([loadWords('pl'), loadViewingWords('pl'), loadExploreWords('pl')]);
const ruleHref = (rule: string) => `/pl/#${rule}`;
const fragment = (step: StepId) => `at=x/y/${step}`;

const show = (example: Example, at?: StepId) =>
  renderToString(
    <Live {...{ example, words, viewing, ruleHref, fragment, at }} locale="pl" label="" addressOf={fragment} />,
  );

/** The step that is drawn, without its addresses and what can only be opened. */
function stepIn(html: string): string {
  const start = html.search(/<div class="fr[ "]/);
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) {
      return html
        .slice(start, start + index)
        .replace(/ (id|href)="[^"]*"/g, '')
        .replace('class="fr now"', 'class="fr"')
        .replace(
          /<div class="end">(<details class="fold"><summary>Co może się zdarzyć\?.*?<\/details>)?/s,
          '<div class="end">',
        );
    }
  }
  throw new Error('no step');
}

describe.each(examples)('%s', (_, example) => {
  it('shows each step as the pages do, and that one alone', () => {
    const [start] = example.frames;
    if (!start) throw new Error('no step');
    const telling = tellingFor(words.game, words.replay, ruleHref, example.window, start.state);
    for (const frame of example.frames) {
      const built = renderToString(
        <FrameView {...{ figure: 'scenario', example, frame, telling, explore }} locale="pl" />,
      );
      const html = show(example, frame.id);
      expect(html.match(/<div class="fr[ "]/g), frame.id).toHaveLength(1);
      expect(stepIn(html), frame.id).toBe(stepIn(built));
    }
  });
});

const [, castle] = examples.find(([id]) => id === 'goldmines/castle-1') as (typeof examples)[number];

it('says whose choice a way is where nobody has given it a name', () => {
  const { captions: _, ...bare } = castle.document;
  const labels = [...show(prepare(bare)).matchAll(/<a [^>]*data-step="[^"]*"[^>]*>(.*?)<\/a>/gs)].map(([, label]) =>
    label?.replace(/<[^>]*>/g, '').trim(),
  );
  expect(labels).toEqual([expect.stringMatching(/^Czerwony: /), expect.stringMatching(/^Niebieski: /)]);
});

it('leads to its steps by addresses that can be handed on', () => {
  const html = show(castle, '1b-place');
  const hrefs = [...html.matchAll(/<a [^>]*href="#([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs.length).toBeGreaterThan(4);
  for (const href of hrefs) expect(href).toMatch(/^at=x\/y\/[a-z0-9-]+$/);
});

it('begins at the start where there is no such step', () => {
  expect(stepIn(show(castle, 'gone'))).toBe(stepIn(show(castle)));
});

test.each(LOCALES)('says everything in %s', async (locale) => {
  const html = renderToString(
    <Live
      {...{ example: castle, ruleHref, fragment, locale }}
      words={await loadWords(locale)}
      viewing={await loadViewingWords(locale)}
      label=""
      addressOf={fragment}
    />,
  );
  expect(html).toContain(castle.document.captions?.['start']?.[locale]);
  expect(html).not.toContain('undefined');
});
