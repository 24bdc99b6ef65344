/** Reads the texts of all languages and their stamps from a project's folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../scenario/document.ts';
import { type Stamps, type Status, statusOf } from './status.ts';
import { pageUnits, scenarioUnits, type Unit } from './units.ts';

/** The languages that are checked against English. */
export const TRANSLATIONS = ['nl', 'pl', 'ro'] as const satisfies readonly Exclude<Locale, 'en'>[];
export type Translation = (typeof TRANSLATIONS)[number];

export const isTranslation = (locale: Locale): locale is Translation => locale !== 'en';

export interface Texts {
  readonly units: ReadonlyMap<Locale, readonly Unit[]>;
  readonly stamps: Readonly<Record<Translation, Stamps>>;
}

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(ending))
        .map((path) => path.replaceAll('\\', '/'))
        .sort()
    : [];

export const stampFile = (locale: Translation): string => `content/translations/${locale}.json`;

function stampsIn(root: string, locale: Translation): Stamps {
  const path = join(root, stampFile(locale));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Stamps) : {};
}

/** Everything below a folder; by default the one that the program runs in. */
export function readTexts(root = '.'): Texts {
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const scenarios = filesIn(join(root, 'scenarios'), '.json').map((path) =>
    scenarioUnits(`scenarios/${path}`, text(`scenarios/${path}`)),
  );
  const unitsIn = (locale: Locale): Unit[] => [
    ...filesIn(join(root, 'content', locale), '.mdx').flatMap((path) => {
      const file = `content/${locale}/${path}`;
      return pageUnits(path.replace(/\.mdx$/, ''), file, text(file));
    }),
    ...scenarios.flatMap((scenario) => scenario.get(locale) ?? []),
  ];
  return {
    units: new Map(LOCALES.map((locale) => [locale, unitsIn(locale)])),
    stamps: { nl: stampsIn(root, 'nl'), pl: stampsIn(root, 'pl'), ro: stampsIn(root, 'ro') },
  };
}

export const statusIn = ({ units, stamps }: Texts, locale: Translation): Status =>
  statusOf(units.get('en') ?? [], units.get(locale) ?? [], stamps[locale]);
