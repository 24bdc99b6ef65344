/** Documents to be handed on. */
import type { CellWindow } from '../../drawing/index.ts';
import { windowOf } from '../../drawing/index.ts';
import { marksOf } from '../../replay/story.ts';
import { tellingFor } from '../../replay/telling.ts';
import { FORMAT, type Locale, type ScenarioDocument, type StepId } from '../../scenario/document.ts';
import { gameWords } from '../../words/all.ts';
import { replayWords } from '../../words/replayWords.ts';
import { drawnOf } from '../drawn.ts';
import { judgedOf } from '../judged.ts';
import type { Shared } from './shared.ts';

/** What somebody might try to have run, named or fetched on somebody else's page. */
export const MALICE = [
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/a.png)',
  '[url=https://evil.example]x[/url] [img]https://evil.example/a.png[/img]',
  '@everyone @admin <@123456> #42 GH#7 :tada: a@b.example',
  'https://evil.example www.evil.example mailto:a@b.example',
  '**bold** _it_ ~~gone~~ `code` ||hidden|| # title',
  '- list\n1. first\n> quote\n\n---\n| a | b |',
  '1. first',
  '</textarea></metadata><script>alert(1)</script>',
  '" onload="alert(1)',
  "' & &amp; ]]> <!-- -->",
  'right \u202eleft \u0000\u0008 \ud800 \ufffe zero\u200bwidth',
] as const;

/** Red's city of two tiles, which blue closes, with these as title and captions. */
export const withTexts = (title: string, caption: string): ScenarioDocument => ({
  format: FORMAT,
  id: 'draft/closing',
  title: { en: title },
  captions: { start: { en: caption } },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'blue',
  board: { tiles: [[0, 0, 'base/E', 2]], followers: [{ player: 'red', cell: [0, 0], on: 'city:S' }] },
  next: ['base/E'],
  steps: [{ id: 'close', do: [{ kind: 'tile', cell: [0, 1], turn: 0 }, { kind: 'pass' }] }],
});

/** Two hundred tiles in rows: fields with a cloister, which fit beside each other anywhere. */
export const HUGE: ScenarioDocument = {
  ...withTexts('Two hundred tiles', 'A large board.'),
  board: { tiles: Array.from({ length: 200 }, (_, i) => [i % 20, Math.floor(i / 20), 'base/B', 0] as const) },
  next: ['base/B', 'base/B'],
  steps: [
    { id: 'one', do: [{ kind: 'tile', cell: [20, 0], turn: 0 }, { kind: 'pass' }] },
    { id: 'two', do: [{ kind: 'tile', cell: [20, 1], turn: 0 }, { kind: 'pass' }] },
  ],
};

export function sharedOf(document: ScenarioDocument, at: StepId = 'start', locale: Locale = 'en'): Shared {
  const { frames } = judgedOf(document);
  const window: CellWindow = windowOf([drawnOf(document), ...frames.map(({ state }) => state)], frames.map(marksOf));
  const agreement = { modules: Object.keys(document.modules), players: document.players } as never;
  const href = (rule: string) => `/${locale}/rules/#${rule}`;
  return {
    document,
    at,
    locale,
    window,
    telling: tellingFor(gameWords[locale], replayWords[locale], href, window, { agreement }),
  };
}
