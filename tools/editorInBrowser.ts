/** The editor in a measuring browser: which scripts opening it fetches, and how long a link takes to its first drawing. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { PLAYED_EXAMPLE } from '../src/editor/drafts/playedExample.ts';
import { MODULE_NAMES } from '../src/engine/words.ts';
import { frozen } from '../src/notation/testdata/frozen.ts';
import type { ScenarioDocument } from '../src/scenario/document.ts';
import { LOCALES, type Locale } from '../src/words/locale.ts';
import { onBuiltSite } from './builtSite.ts';
import { median } from './median.ts';

const OPENINGS = 9;
const WARM_UP = 2;

export interface EditorScripts {
  /** Of the language that needs most, compressed. */
  readonly bytes: number;
  readonly lang: Locale;
  /** Each script with its size, the largest first. */
  readonly scripts: readonly (readonly [name: string, bytes: number])[];
}

/** Puts another document into the draft that is open. */
const replaceDraft = (page: Page, document: ScenarioDocument): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('cartulary.drafts');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const tx = asked.result.transaction('states', 'readwrite');
          const states = tx.objectStore('states');
          states.getAllKeys().onsuccess = ({ target }) => {
            for (const key of (target as IDBRequest<IDBValidKey[]>).result) states.put(text, key);
          };
          tx.oncomplete = () => done();
        };
      }),
    JSON.stringify(document),
  );

/** All scripts that an editor fetches that opens for the first time, or with a document that was kept. */
async function scriptsIn(browser: Browser, address: string, document?: ScenarioDocument) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const open = async () => {
    await page.goto(address);
    await page.waitForSelector('.desk', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    // What it begins by itself, it has begun by then.
    await page.waitForTimeout(1000);
  };
  if (document) {
    await open();
    await replaceDraft(page, document);
    await page.goto('about:blank');
  }
  const found = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (!url.endsWith('.js')) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    found.set(url.replace(/.*\//, ''), size);
  });
  await open();
  const scripts = await Promise.all([...found].map(async ([name, size]) => [name, await size] as const));
  await context.close();
  return scripts.sort(([, a], [, b]) => b - a);
}

async function largest(browser: Browser, origin: string, document?: ScenarioDocument): Promise<EditorScripts> {
  let most: EditorScripts = { bytes: 0, lang: 'en', scripts: [] };
  for (const lang of LOCALES) {
    const scripts = await scriptsIn(browser, `${origin}/${lang}/editor/`, document);
    const bytes = scripts.reduce((sum, [, size]) => sum + size, 0);
    if (bytes > most.bytes) most = { bytes, lang, scripts };
  }
  return most;
}

/** Everything that can be played with the base game. */
const EVERYTHING: ScenarioDocument = {
  ...PLAYED_EXAMPLE,
  modules: Object.fromEntries(
    MODULE_NAMES.filter((name) => name !== 'gold-rush' && name !== 'sheriff').map((name) => [name, {}]),
  ),
};

/**
 * The scripts that are fetched on opening the editor: for the first time, with a draft that has been played, and with one
 * that is played with all modules.
 */
export const measureEditorScripts = () =>
  onBuiltSite(async (browser, origin) => ({
    first: await largest(browser, origin),
    played: await largest(browser, origin, PLAYED_EXAMPLE),
    everything: await largest(browser, origin, EVERYTHING),
  }));

/** A whole game of 72 tiles, as a link. */
const GAME = frozen(1).find(({ name }) => name === 'game')?.text ?? '';

async function timeOpening(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('#main svg', { state: 'attached' });
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/** Milliseconds of script until the link of a whole game is drawn. */
export const timeEditor = (): Promise<number> =>
  onBuiltSite(async (browser, origin) => {
    const times: number[] = [];
    for (let i = 0; i < OPENINGS; i++) times.push(await timeOpening(browser, `${origin}/en/editor/#${GAME}`));
    return Math.round(10 * median(times.slice(WARM_UP))) / 10;
  });
