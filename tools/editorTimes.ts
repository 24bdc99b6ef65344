/** What somebody waits for who sets up a large board, measured in Chromium on the built site. */
import type { Browser, Page } from '@playwright/test';
import '../src/engine/all.ts';
import { boardOf, nextRandom, type PlacedTile, placementsOf } from '../src/engine/index.ts';
import { encode } from '../src/notation/index.ts';
import type { ScenarioDocument } from '../src/scenario/document.ts';
import { editor as words } from '../src/words/locales/en/editing/index.ts';
import { things } from '../src/words/locales/en/editing/things.ts';
import { viewing } from '../src/words/locales/en/editing/viewing.ts';
import { isBuilt, onBuiltSite } from './builtSite.ts';
import { median } from './median.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, serviceWorkers: 'block' } as const;

const TILES = 150;
const TIMES = 30;
const WARM_UP = 6;

export interface EditorTimes {
  /** Script, styles and layout of one tile laid on a board of 150, and of taking that back, in milliseconds. */
  readonly placeMs: number;
  readonly undoMs: number;
}

const NAMES = ['D', 'E', 'H', 'J', 'K', 'N', 'R', 'U', 'V', 'W'].map((name) => `base/${name}`);

/** A board that has grown by chance, with a follower on every fourth tile and gold on every fifth. */
function largeBoard(count: number): ScenarioDocument {
  let random = 7;
  const pick = <T>(list: readonly T[]): T => {
    const [value, next] = nextRandom(random);
    random = next;
    return list[Math.floor(value * list.length)] as T;
  };
  const tiles: PlacedTile[] = [{ tile: 'base/D', cell: [0, 0], turn: 0 }];
  while (tiles.length < count) {
    const tile = pick(NAMES);
    const placements = placementsOf(boardOf([...tiles]), tile);
    if (placements.length) tiles.push({ tile, ...pick(placements) });
  }
  const players = ['red', 'blue', 'green'] as const;
  const every = (nth: number) => tiles.filter((_, i) => i % nth === 0);
  return {
    format: 1,
    id: 'draft/large',
    title: {},
    modules: { base: {}, goldmines: {} },
    players,
    active: 'red',
    board: {
      tiles: tiles.map(({ tile, cell, turn }) => [...cell, tile, turn]),
      followers: every(4).map(({ cell }, i) => ({ player: players[i % 3] ?? 'red', cell, on: 'field:NL' })),
      gold: every(5).map(({ cell }) => [...cell, 1] as const),
    },
    next: [],
  };
}

/** How long a press takes until the page is laid out anew: the browser then only paints. */
const timePress = (page: Page, what: 'free' | 'undo', nth: number): Promise<number> =>
  page.evaluate(
    async ([target, index]) => {
      const opening = document.querySelector('[role=application]');
      const names = document.querySelectorAll('.t-name');
      const square = names[index % names.length]?.getBoundingClientRect();
      const undo = document.querySelector<HTMLButtonElement>('.bar button:not(:disabled)');
      if (!opening || !square || !undo) throw new Error('nothing to press');
      const label = opening.ariaLabel;
      const begin = performance.now();
      if (target === 'undo') undo.click();
      else {
        const clientX = square.left + square.width / 2;
        const clientY = square.top + square.height / 2;
        opening.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
      }
      while (opening.ariaLabel === label) await Promise.resolve();
      document.body.getBoundingClientRect();
      const took = performance.now() - begin;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return took;
    },
    [what, nth] as const,
  );

async function timeEdits(browser: Browser, origin: string): Promise<EditorTimes> {
  const page = await browser.newPage(PHONE);
  await page.goto(`${origin}/en/editor/#${encode(largeBoard(TILES))}`);
  await page.getByRole('button', { name: viewing.mine }).click();
  await page.getByRole('application', { name: words.table.board(TILES) }).waitFor();
  await page.locator('.palette.tiles button:has(use[href="#b-base-U"])').click();
  // From then on a press does at once what it does.
  await page.getByText(things.hints.tile).waitFor();
  const times = { free: [] as number[], undo: [] as number[] };
  for (let i = 0; i < WARM_UP + TIMES; i++) {
    for (const what of ['free', 'undo'] as const) times[what].push(await timePress(page, what, 7 * i));
  }
  await page.close();
  const ms = (all: readonly number[]) => Math.round(100 * median(all.slice(WARM_UP))) / 100;
  return { placeMs: ms(times.free), undoMs: ms(times.undo) };
}

/** Nothing if the site is not built. */
export const measureEditor = async (): Promise<EditorTimes | undefined> =>
  isBuilt('en/editor') ? onBuiltSite(timeEdits) : undefined;
