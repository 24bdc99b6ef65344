/** `coverage`: whether every rule is executed, shown by a scenario, and told in every language. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Coverage, coverageOf, type Gap, type ListedRule } from '../scenario/coverage.ts';
import { LOCALES, type Locale } from '../scenario/index.ts';
import { PLAYS } from '../words/site.ts';
import { type Command, type ExitCode, type Io, oneOf, readArgs } from './command.ts';
import { jsonFiles, readFile, readScenario } from './files.ts';

/** Seen from the project's folder. */
const RULES = 'content/rules.json';
const TEXTS = 'content';
const SCENARIOS = 'scenarios';

type Rules = Readonly<Record<string, ListedRule>>;

function readRules(): Rules {
  const rules = JSON.parse(readFile(RULES)) as Rules;
  for (const [id, { play }] of Object.entries(rules)) if (play !== undefined) oneOf(`${RULES}: ${id}`, play, PLAYS);
  return rules;
}

/** The ids of the rules whose text a language has. */
function told(locale: Locale): ReadonlySet<string> {
  const folder = join(TEXTS, locale);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdx'));
  const ids = pages.flatMap((page) => [...readFile(join(folder, page)).matchAll(/<Rule\s+id="([^"]+)"/g)]);
  return new Set(ids.map(([, id = '']) => id));
}

const WRONG: Readonly<Record<Gap, string>> = {
  'not-cited': 'nothing that the engine says cites it',
  'not-shown': 'no scenario shows it',
  'cited-after-all': 'it is cited, although it is listed as not executed',
  'no-text': 'a language has no text for it',
};

/** `GOLD-DIFF-01` belongs to `GOLD`. */
const familyOf = (id: string): string => id.split('-')[0] as string;

const row = (id: string, play: string, { shownBy, languages }: Coverage): string =>
  `${id.padEnd(15)} ${play.padEnd(15)} ${languages.join(' ').padEnd(11)} ${shownBy.join(', ')}`.trimEnd();

function totals(listed: Rules, covered: ReadonlyMap<string, Coverage>): string[] {
  const families = Map.groupBy(covered.keys(), familyOf);
  return [...families].map(([family, ids]) => {
    const executed = ids.filter((id) => covered.get(id)?.demand !== 'none').length;
    const gaps = ids.filter((id) => covered.get(id)?.gaps.length).length;
    const outside = ids.filter((id) => listed[id]?.play && covered.get(id)?.demand === 'none').length;
    return `${family}: ${executed} executed, ${outside} not executable, ${gaps} with gaps`;
  });
}

function run(args: readonly string[], io: Io): ExitCode {
  const { positionals } = readArgs(args, {});
  const all = readRules();
  const known = [...new Set(Object.keys(all).map(familyOf))];
  const families = positionals.map((name) => oneOf('FAMILY', name, known));
  const listed = Object.fromEntries(
    Object.entries(all).filter(([id]) => families.length === 0 || families.includes(familyOf(id))),
  );
  const texts = new Map(LOCALES.map((locale) => [locale, told(locale)]));
  const covered = coverageOf(listed, jsonFiles(SCENARIOS).map(readScenario), texts);
  for (const [id, coverage] of covered) io.out(row(id, listed[id]?.play ?? 'executed', coverage));
  io.out('');
  for (const line of totals(listed, covered)) io.out(line);
  const gaps = [...covered].flatMap(([id, coverage]) => coverage.gaps.map((gap) => `${id}: ${WRONG[gap]}.`));
  for (const gap of gaps) io.err(gap);
  return gaps.length ? 1 : 0;
}

export const coverage: Command = {
  name: 'coverage',
  summary: 'Tells of every rule whether it is executed, which scenarios show it, and which languages tell it.',
  usage: [
    '[FAMILY…]',
    'FAMILY  BASE, GOLD, CASTLE and so on: the beginning of the ids; all by default',
    'Exit code 0 if every rule has what it needs, 1 if not, 2 if something cannot be read.',
  ],
  run,
};
