/**
 * Whether each rule has something to show for itself: the engine cites it in a run, a scenario shows it, every language
 * tells it.
 *
 * A run is every step of every scenario, with the decisions and refusals in it, and some random games with all modules.
 */
import { isGame, MODULE_NAMES, type ModuleName, strangersIn } from '../engine/index.ts';
import { citedIn, citedInGame } from './citations.ts';
import { type Expectation, LOCALES, type Locale, type ScenarioDocument } from './document.ts';
import { everyStep } from './walk.ts';

/**
 * What is asked of a rule. One that is executed must be cited and shown; one that is seen only by what does not happen
 * must be shown by a scenario that expects exactly that; the set-up is cited by new games, and scenarios begin later.
 */
export const DEMANDS = ['executed', 'absence', 'set-up', 'none'] as const;
export type Demand = (typeof DEMANDS)[number];

/** A rule as the list of rules knows it: `play` is absent, `absence`, `set-up`, or why it cannot be executed. */
export interface ListedRule {
  readonly play?: string | undefined;
}

export const demandOf = ({ play = 'executed' }: ListedRule): Demand =>
  play === 'executed' || play === 'absence' || play === 'set-up' ? play : 'none';

export const GAPS = ['not-cited', 'not-shown', 'cited-after-all', 'no-text'] as const;
/** What is missing, or, if it is cited after all, wrong with how the rule is listed. */
export type Gap = (typeof GAPS)[number];

export interface Coverage {
  readonly demand: Demand;
  readonly cited: boolean;
  /** The scenarios that show it, by their ids in alphabetical order. */
  readonly shownBy: readonly string[];
  readonly languages: readonly Locale[];
  readonly gaps: readonly Gap[];
}

const NEGATIVE = ['never', 'refuses', 'offers', 'choices'] as const satisfies readonly (keyof Expectation)[];

/** Whether it expects that something does not happen, is not allowed, or that nothing else is offered. */
function expectsAbsence(document: ScenarioDocument): boolean {
  const steps = [...everyStep(document)].map(({ node }) => ('do' in node ? node.expect : undefined));
  return [document.expect, ...steps].some((expected) => NEGATIVE.some((key) => expected?.[key] !== undefined));
}

/** Each game with all the modules that add to it. */
const games = (): ModuleName[][] =>
  MODULE_NAMES.filter(isGame).map((game) =>
    MODULE_NAMES.filter((name) => name === game || !(isGame(name) || strangersIn({ modules: [game, name] }).length)),
  );

/** Every rule that is cited in a run. */
function citedAnywhere(documents: readonly ScenarioDocument[]): ReadonlySet<string> {
  const inGames = games().flatMap((modules) => [1, 2, 3].flatMap((seed) => citedInGame(modules, 2 + seed, seed)));
  return new Set<string>([...documents.flatMap(citedIn), ...inGames]);
}

function gapsOf({ demand, cited, languages }: Omit<Coverage, 'gaps'>, shows: boolean): Gap[] {
  const mustBeCited = demand === 'executed' || demand === 'set-up';
  const mustBeShown = demand === 'executed' || demand === 'absence';
  const gaps: readonly (readonly [Gap, boolean])[] = [
    ['not-cited', mustBeCited && !cited],
    ['not-shown', mustBeShown && !shows],
    ['cited-after-all', !mustBeCited && cited],
    ['no-text', languages.length < LOCALES.length],
  ];
  return gaps.flatMap(([gap, found]) => (found ? [gap] : []));
}

/** How each rule is covered by these scenarios and the texts of each language. */
export function coverageOf(
  rules: Readonly<Record<string, ListedRule>>,
  documents: readonly ScenarioDocument[],
  texts: ReadonlyMap<Locale, ReadonlySet<string>>,
): ReadonlyMap<string, Coverage> {
  const citedRules = citedAnywhere(documents);
  const byRule = Map.groupBy(
    documents.flatMap((document) => (document.rules ?? []).map((rule) => ({ rule: rule as string, document }))),
    ({ rule }) => rule,
  );
  return new Map(
    Object.entries(rules).map(([rule, listed]) => {
      const demand = demandOf(listed);
      const showing = (byRule.get(rule) ?? []).map(({ document }) => document);
      const shows = demand === 'absence' ? showing.some(expectsAbsence) : showing.length > 0;
      const coverage = {
        demand,
        cited: citedRules.has(rule),
        shownBy: showing.map(({ id }) => id).sort(),
        languages: LOCALES.filter((locale) => texts.get(locale)?.has(rule)),
      };
      return [rule, { ...coverage, gaps: gapsOf(coverage, shows) }];
    }),
  );
}
