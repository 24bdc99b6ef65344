/** What a reader fetches, in bytes as they travel, measured on the built site, and the budgets for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { BOARD_CHUNK, ENGINE_CHUNK, ENGINE_FACE } from '../src/site/build/engineChunk.ts';
import { keptSize, readFolder } from '../src/site/build/offline.ts';
import { LOCALES } from '../src/words/locale.ts';
import { type EditorScripts, measureEditorScripts } from './editorInBrowser.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

const KB = 1024;

/** All scripts of an editor that opens for the first time: XState, Preact and the drawing are half of it. */
const EDITOR = 70 * KB;
/** What playing adds: the rules, their words, the panels of steps. */
const PLAYING = 46 * KB;
/** What all modules add. */
const MODULES = 28 * KB;

const gzip = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

export interface Measured {
  readonly bytes: number;
  /** Which page or file it is. */
  readonly of: string;
}

export interface Sizes {
  /** The largest page, HTML and style sheets, without the drawn steps of its examples, and with them. */
  readonly page: Measured;
  readonly pageWithFrames: Measured;
  /** The list of all rules: nobody needs it at the table, and it has no frames. */
  readonly list: Measured;
  /** The page of the editor, with all that its panels wear. */
  readonly editorPage: Measured;
  /** All scripts of the replay, fetched when an example comes into sight. */
  readonly replay: Measured;
  /** What trying an example fetches on top. */
  readonly tryIt: Measured;
  /** What asking in a try what could happen fetches on top, besides the words of the language. */
  readonly exploring: Measured;
  /** What is fetched to have a language offline, on top of nothing; as large as it is for the largest language. */
  readonly offline: Measured;
  /** Scripts that a page loads before anybody asks for anything. */
  readonly eagerScripts: readonly string[];
}

const largest = (list: readonly Measured[]): Measured =>
  list.reduce((a, b) => (b.bytes > a.bytes ? b : a), { bytes: 0, of: 'nothing' });

/** The page without its frames, elements of class `fr`, one for each step of an example, and their symbols. */
export function withoutFrames(html: string): string {
  let rest = html.replace(/<svg class="b-defs".*?<\/svg>/s, '');
  let kept = '';
  for (;;) {
    const start = rest.search(/<div class="fr[ "]/);
    if (start < 0) return kept + rest;
    kept += rest.slice(0, start);
    let depth = 0;
    let end = rest.length;
    for (const { 0: tag, index } of rest.slice(start).matchAll(/<div\b|<\/div>/g)) {
      depth += tag === '</div>' ? -1 : 1;
      if (depth > 0) continue;
      end = start + index + tag.length;
      break;
    }
    rest = rest.slice(end);
  }
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

/** The scripts of the built site and how they import each other. */
class Scripts {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(folder: string) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    this.#texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  }

  #text(name: string): string {
    return this.#texts.get(name) ?? '';
  }

  /** These scripts and all that come with them. */
  withImports(names: readonly string[]): Set<string> {
    const found = new Set(names);
    for (const name of found) {
      for (const other of namesIn(this.#text(name), /(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g)) found.add(other);
    }
    return found;
  }

  /** The scripts that these fetch later. */
  later(names: Iterable<string>): string[] {
    return [...names].flatMap((name) => namesIn(this.#text(name), /import\(\s*["'`]\.\/([\w.-]+)["'`]/g));
  }

  /** Those made for a module of this name. */
  named(name: string): string[] {
    return [...this.#texts.keys()].filter((script) => script.startsWith(`${name}.`));
  }

  bytes(names: Iterable<string>): number {
    return [...names].reduce((sum, name) => sum + gzip(this.#text(name)), 0);
  }
}

function measurePage(path: string) {
  const html = readFileSync(join(DIST, path), 'utf8');
  const sheets = namesIn(html, /<link rel="stylesheet" href="[^"]*?(_astro\/[^"]+)"/g);
  const css = sheets.reduce((sum, sheet) => sum + gzip(readFileSync(join(DIST, sheet))), 0);
  const eager = [
    ...namesIn(html, /<script[^>]*\ssrc="([^"]+)"/g),
    ...namesIn(html, /<link rel="modulepreload" href="([^"]+)"/g),
  ];
  return {
    page: { bytes: gzip(withoutFrames(html)) + css, of: path },
    pageWithFrames: { bytes: gzip(html) + css, of: path },
    eager: eager.map((script) => `${path}: ${script}`),
  };
}

/** All files that are kept on a device for the largest language. */
function measureOffline(): Measured {
  const files = readFolder(DIST);
  return largest(
    LOCALES.map((lang) => {
      const { files: count, stored, fetched } = keptSize(files, '/', lang);
      return { bytes: fetched, of: `${lang}, ${count} files, ${Math.round(stored / KB)} KB on the device` };
    }),
  );
}

/** The sizes of the built site; nothing if it is not built. */
export function measure(): Sizes | undefined {
  if (!existsSync(join(DIST, '_astro'))) return undefined;
  const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map(measurePage);
  const scripts = new Scripts(join(DIST, '_astro'));
  const island = scripts.withImports(scripts.named('island'));
  const tryIt = scripts.withImports(scripts.later(island)).difference(island);
  const words = scripts.withImports(scripts.named('explore'));
  const before = island.union(tryIt).union(words);
  const exploring = scripts.withImports(scripts.named('explorer')).difference(before);
  const sum = (names: ReadonlySet<string>): Measured => ({ bytes: scripts.bytes(names), of: `${names.size} scripts` });
  const isList = ({ page }: (typeof pages)[number]): boolean =>
    /\b(coverage|glossary|search|examples|symbols|sources)\b/.test(page.of);
  const isEditor = ({ page }: (typeof pages)[number]): boolean => /\beditor\b/.test(page.of);
  return {
    page: largest(pages.filter((each) => !isList(each) && !isEditor(each)).map(({ page }) => page)),
    list: largest(pages.filter(isList).map(({ page }) => page)),
    editorPage: largest(pages.filter(isEditor).map(({ page }) => page)),
    pageWithFrames: largest(pages.map(({ pageWithFrames }) => pageWithFrames)),
    replay: sum(island),
    tryIt: sum(tryIt),
    offline: measureOffline(),
    exploring: sum(exploring),
    eagerScripts: pages.flatMap(({ eager }) => eager),
  };
}

/** A chunk of a build: its code, the chunks that come with it, and the module it was made for. */
interface Chunk {
  readonly code: string;
  readonly imports: readonly string[];
  readonly made: string;
}

async function engineChunks(): Promise<ReadonlyMap<string, Chunk>> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ['src/engine/index.ts', 'src/engine/load.ts'],
        preserveEntrySignatures: 'allow-extension',
        treeshake: { moduleSideEffects: [ENGINE_FACE] },
        output: { codeSplitting: { groups: [BOARD_CHUNK, ENGINE_CHUNK] } },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, { code: file.code, imports: file.imports, made: file.facadeModuleId ?? '' }] as const]
        : [],
    ),
  );
}

/** The modules of every example on a page, each set once. */
function moduleSets(): string[][] {
  const pages = readdirSync(join(ROOT, 'content/en'), { recursive: true, encoding: 'utf8' });
  const examples = pages
    .filter((path) => path.endsWith('.mdx'))
    .flatMap((path) => namesIn(readFileSync(join(ROOT, 'content/en', path), 'utf8'), /<Example id="([^"]+)"/g));
  const sets = examples
    .map((id) => JSON.parse(readFileSync(join(ROOT, 'scenarios', `${id}.json`), 'utf8')) as { modules: object })
    .map(({ modules }) => Object.keys(modules).sort().join());
  return [...new Set(sets)].map((set) => set.split(','));
}

const folderOf = (module: string): string => module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The engine as a browser gets it, with the modules of the example that needs most of it. */
export async function measureEngine(): Promise<Measured> {
  const chunks = await engineChunks();
  const made = (end: string) => [...chunks].flatMap(([name, chunk]) => (chunk.made.endsWith(end) ? [name] : []));
  // The face has no code of its own: on the site there is no file for it.
  const always = [
    ...made('/engine/index.ts').flatMap((name) => chunks.get(name)?.imports ?? []),
    ...made('/engine/load.ts'),
  ];
  const fetched = (modules: readonly string[]): number => {
    const found = new Set([...always, ...modules.flatMap((name) => made(`/modules/${folderOf(name)}/index.ts`))]);
    for (const name of found) for (const other of chunks.get(name)?.imports ?? []) found.add(other);
    return [...found].reduce((sum, name) => sum + gzip(chunks.get(name)?.code ?? ''), 0);
  };
  return largest(moduleSets().map((modules) => ({ bytes: fetched(modules), of: modules.join(', ') })));
}

/** The scripts of the editor: as it opens for the first time, with a draft that is played, and with all modules. */
export interface EditorSizes {
  readonly first: Measured;
  readonly played: Measured;
  readonly everything: Measured;
}

const measuredAs = ({ bytes, lang, scripts }: EditorScripts): Measured => ({
  bytes,
  of: `${lang}, ${scripts.length} scripts`,
});

/** Each budget with what was measured, in bytes. */
export function budgets(sizes: Sizes, engine: Measured, editor: EditorSizes) {
  return [
    { name: 'page without frames', ...sizes.page, most: 12 * KB },
    { name: 'page with frames', ...sizes.pageWithFrames, most: 45 * KB },
    { name: 'list of rules', ...sizes.list, most: 45 * KB },
    { name: 'page of the editor', ...sizes.editorPage, most: 16 * KB },
    { name: 'replay', ...sizes.replay, most: 28 * KB },
    { name: 'engine', ...engine, most: 25 * KB },
    { name: 'exploring', ...sizes.exploring, most: 6 * KB },
    { name: 'editor', ...editor.first, most: EDITOR },
    { name: 'editor, played', ...editor.played, most: EDITOR + PLAYING },
    { name: 'editor, all modules', ...editor.everything, most: EDITOR + PLAYING + MODULES },
    { name: 'offline', ...sizes.offline, most: 2048 * KB },
    { name: 'eager scripts', bytes: sizes.eagerScripts.length, of: sizes.eagerScripts[0] ?? 'all pages', most: 0 },
  ];
}

if (import.meta.main) {
  const sizes = measure();
  if (!sizes) {
    console.error('dist/ is not there: build the site first.');
    process.exit(2);
  }
  const { first, played, everything } = await measureEditorScripts();
  const editor = { first: measuredAs(first), played: measuredAs(played), everything: measuredAs(everything) };
  const rows = budgets(sizes, await measureEngine(), editor);
  for (const { name, bytes, most, of } of rows) {
    const verdict = bytes > most ? 'TOO MUCH' : 'ok';
    console.log(`${name.padEnd(20)} ${String(bytes).padStart(7)} of ${String(most).padStart(6)}  ${verdict}  ${of}`);
  }
  console.log(`${'trying, on top'.padEnd(20)} ${String(sizes.tryIt.bytes).padStart(7)}            ${sizes.tryIt.of}`);
  console.log(`\nWhat the editor fetches on opening (${first.lang}):`);
  for (const [name, bytes] of first.scripts) console.log(`  ${String(bytes).padStart(6)}  ${name}`);
  process.exitCode = rows.some(({ bytes, most }) => bytes > most) ? 1 : 0;
}
