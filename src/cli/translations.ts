/** `translations`: which texts a language lacks, which are older than the English ones; and confirms them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTexts, stampFile, statusIn, type Texts, TRANSLATIONS, type Translation } from '../translation/read.ts';
import { figuresOf, gapsOf, type Status, stampsAfter } from '../translation/status.ts';
import type { Unit } from '../translation/units.ts';
import { type Command, type ExitCode, Failure, type Io, oneOf, readArgs } from './command.ts';

type Problem = 'missing' | 'outdated' | 'extra' | 'displaced';

interface Finding {
  readonly problem: Problem;
  readonly key: string;
  /** Where to write: in the translation, or else in the English text that has none. */
  readonly file: string;
  readonly line: number;
  /** The English text. */
  readonly english?: string;
}

const WORDS: Readonly<Record<Problem, string>> = {
  missing: 'missing',
  outdated: 'older than the English text',
  extra: 'not in the English texts, or there twice',
  displaced: 'not in the place that it has in English',
};

const finding = (problem: Problem, key: string, { file, line }: Unit): Finding => ({ problem, key, file, line });

const findingsIn = (status: Status): Finding[] => [
  ...gapsOf(status).map(({ english, own, standing }) => ({
    ...finding(standing === 'missing' ? 'missing' : 'outdated', english.key, own ?? english),
    english: english.text,
  })),
  ...status.extra.map((unit) => finding('extra', unit.key, unit)),
  ...status.displaced.map((unit) => finding('displaced', unit.key, unit)),
];

function totals(locale: Translation, status: Status): string {
  const figures = Object.entries(figuresOf(status));
  return `${locale}: ${figures.map(([part, { percent, current, all }]) => `${part} ${percent} % (${current} of ${all})`).join(', ')}`;
}

function tell(texts: Texts, locales: readonly Translation[], asJson: boolean, io: Io): ExitCode {
  const all = locales.map((locale) => {
    const status = statusIn(texts, locale);
    return { locale, status, findings: findingsIn(status) };
  });
  if (asJson) {
    const told = all.map(({ locale, status, findings }) => [locale, { figures: figuresOf(status), findings }]);
    io.out(JSON.stringify(Object.fromEntries(told), null, 2));
  } else {
    for (const { locale, status, findings } of all) {
      for (const { problem, key, file, line } of findings) {
        io.out(`${file}:${line}: ${locale} ${key}: ${WORDS[problem]}`);
      }
      io.out(totals(locale, status));
    }
  }
  return all.some(({ findings }) => findings.length) ? 1 : 0;
}

/** Writes down that the translations of these units, or of all, agree with the present English texts. */
function stamp(
  root: string,
  texts: Texts,
  locales: readonly Translation[],
  keys: readonly string[] | 'all',
  io: Io,
): ExitCode {
  const written = locales.map((locale) => {
    const status = statusIn(texts, locale);
    const wrong = keys === 'all' ? [] : keys.filter((key) => !status.units.get(key)?.own);
    if (wrong.length) throw new Failure(`${locale}: there is no text for ${wrong.join(', ')}.`);
    return { locale, stamps: stampsAfter(status, texts.stamps[locale], keys) };
  });
  for (const { locale, stamps } of written) {
    const path = join(root, stampFile(locale));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(stamps, null, 2)}\n`);
    io.out(`${stampFile(locale)}: ${Object.keys(stamps).length} units`);
  }
  return 0;
}

/** The command in a project's folder. */
export const translationsIn =
  (root: string) =>
  (args: readonly string[], io: Io): ExitCode => {
    const { values, positionals } = readArgs(args, {
      lang: { type: 'string' },
      json: { type: 'boolean' },
      stamp: { type: 'boolean' },
      all: { type: 'boolean' },
    });
    const locales = values.lang === undefined ? TRANSLATIONS : [oneOf('--lang', values.lang, TRANSLATIONS)];
    const texts = readTexts(root);
    if (values.stamp) {
      if (!values.all === (positionals.length === 0)) throw new Failure('--stamp wants some units, or else --all.');
      return stamp(root, texts, locales, values.all ? 'all' : positionals, io);
    }
    if (values.all || positionals.length) throw new Failure('Units and --all belong to --stamp.');
    return tell(texts, locales, values.json ?? false, io);
  };

export const translations: Command = {
  name: 'translations',
  summary: `Tells which texts are missing or outdated in ${TRANSLATIONS.join(', ')}, and confirms them.`,
  usage: [
    '[--lang LANGUAGE] [--json] | --stamp UNIT… | --stamp --all',
    '--lang   one language only',
    '--json   for programs, with the English texts',
    '--stamp  confirms that these units say what the English ones say now',
    'Exit code 0 if all is translated and up to date, 1 if not, 2 if something cannot be read.',
  ],
  run: translationsIn('.'),
};
