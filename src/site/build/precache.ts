/** What is kept of the built site for reading without a network: which files, for which language, in which version. */
import { createHash } from 'node:crypto';

/** A file of the built site; `path` is relative to its folder, with `/` between the parts. */
export interface BuiltFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The list that stands in the worker. */
export interface Precache {
  /** Where the site is: `/`, or `/wiki/`. */
  readonly base: string;
  /** The page that stands for those that are not kept. */
  readonly offline: string;
  /** The version of each file by its address. */
  readonly files: Readonly<Record<string, string>>;
  /** The addresses that each language needs, and those that all of them do. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly shared: readonly string[];
}

/** For machines, for the preview of a link, for other sites' pages, or never asked for twice. */
const NOT_KEPT =
  /^(404\.html|embed\/.*|cards\/.*|sw\.js|robots\.txt|sitemap.*\.xml|schema\/.*|(.*\/)?card\.png|.*\.map)$/;

/** A page that only sends its visitors on. */
export const isDetour = ({ path, content }: BuiltFile): boolean =>
  path.endsWith('.html') && Buffer.from(content).includes('http-equiv="refresh"');

/** The address of a file within the site, as links write it. */
const addressOf = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

const versionOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The scenarios that pages show; the others nobody can ask for. */
function shown(files: readonly BuiltFile[], base: string): ReadonlySet<string> {
  const pages = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ content }) => Buffer.from(content).toString());
  const sources = pages.flatMap((html) => [...html.matchAll(/ data-source="([^"]+)"/g)]);
  return new Set(sources.map(([, address = '']) => address.slice(base.length)));
}

/** Which of these files are kept, in a fixed order: the same site gives the same list. */
export function keptFiles(files: readonly BuiltFile[], base: string): BuiltFile[] {
  const scenarios = shown(files, base);
  return files
    .filter(({ path }) => !NOT_KEPT.test(path) && (!path.startsWith('scenarios/') || scenarios.has(path)))
    .filter((file) => !isDetour(file))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The list of the files that are kept. What is below a language's folder belongs to that language. */
export function precache(files: readonly BuiltFile[], base: string, languages: readonly string[]): Precache {
  const kept = keptFiles(files, base).map(({ path, content }) => ({ address: base + addressOf(path), content }));
  const addresses = kept.map(({ address }) => address);
  const below = (language: string) => (address: string) => address.startsWith(`${base}${language}/`);
  return {
    base,
    offline: `${base}offline/`,
    files: Object.fromEntries(kept.map(({ address, content }) => [address, versionOf(content)])),
    languages: Object.fromEntries(languages.map((language) => [language, addresses.filter(below(language))])),
    shared: addresses.filter((address) => !languages.some((language) => below(language)(address))),
  };
}
