/** Opening an example for trying: the document, the engine and the words of one language, fetched together. */

import targets from '../../drawing/targets.css?inline';
import { choices, decision, type GameState, type ModuleName, play, type RuleId } from '../../engine/index.ts';
import { loadModules } from '../../engine/load.ts';
import type { Locale } from '../../scenario/document.ts';
import { readDocument } from '../../scenario/read.ts';
import { type LoadedWords, loadWords } from '../../words/load.ts';
import { dress } from '../dress.ts';
import { type Example, prepare } from '../example.ts';
import type { StepId } from '../tree.ts';
import type { Position, Session } from './session.ts';
import { makePanel, type TryPanelProps } from './TryPanel.tsx';
import styles from './try.css?inline';

export interface OpenSession {
  readonly session: Session;
  readonly Panel: (props: TryPanelProps) => preact.JSX.Element;
}

const positionOf = (state: GameState, events: Position['events']): Position => {
  const pending = decision(state);
  return { state, events, ...(pending && { decision: pending }) };
};

/** A session over a prepared example. */
export function sessionOf({ frames }: Pick<Example, 'frames'>): Session {
  return {
    begin(step: StepId) {
      let frame = frames.find(({ id }) => id === step) ?? frames[0];
      while (frame?.parent && choices(frame.state).length === 0) frame = frame.parent;
      if (!frame) throw new Error(`no step ${step}`);
      return positionOf(frame.state, []);
    },
    choose({ state }, choice) {
      const outcome = play(state, choice);
      return positionOf(outcome.state, outcome.events);
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The page of each rule, as `rules.json` gives it: `{ "GOLD-28": "goldmines/award" }`. */
type RulePages = Readonly<Partial<Record<RuleId, string>>>;

/** Trying an example that is there already. Its modules must be loaded. */
export function tryingOf(
  example: Example,
  words: LoadedWords,
  ruleHref: (rule: RuleId) => string,
  locale: Locale,
): OpenSession {
  dress(targets + styles);
  const explorers = async () => (await import('./explorer.tsx')).openExplorer(locale);
  return { session: sessionOf(example), Panel: makePanel(example, words, ruleHref, explorers) };
}

export async function openSession(where: {
  readonly source: string;
  readonly rules: string;
  readonly locale: Locale;
  readonly root: string;
}): Promise<OpenSession> {
  const [document, rules, words] = await Promise.all([
    fetchJson(where.source),
    fetchJson(where.rules) as Promise<RulePages>,
    loadWords(where.locale),
  ]);
  const read = readDocument(document);
  if ('problems' in read) throw new Error(read.problems[0]?.reason);
  const { modules, board, next } = read.document;
  await loadModules(Object.keys(modules) as ModuleName[], [...board.tiles.map(([, , tile]) => tile), ...next]);
  const ruleHref = (rule: RuleId) => `${where.root}${rules[rule] ?? ''}/#${rule}`;
  return tryingOf(prepare(read.document), words, ruleHref, where.locale);
}
