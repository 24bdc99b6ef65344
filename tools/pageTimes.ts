/** What a reader waits for, measured in Chromium on the built site. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { isBuilt, onBuiltSite } from './builtSite.ts';
import { median } from './median.ts';

/** The page that is measured, and a step of an example on it from which one can go on. */
const PAGE = '/nl/goldmines/castles/';
const FIGURE = 'GOLD-EX-1A';
const STEP = `${FIGURE}.1b.1b-1.1b-1-take-1`;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, serviceWorkers: 'block' } as const;

export interface PageTimes {
  /** Script and layout of one step of the replay, in milliseconds. */
  readonly stepMs: number;
  /** On a slow phone: until the largest part of a page is there, and by how much what is there moves afterwards. */
  readonly lcpMs: number;
  readonly cls: number;
}

const STEPS = 40;
const WARM_UP = 6;

/** Milliseconds that a page has spent on script, styles and layout. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (seconds('ScriptDuration') + seconds('RecalcStyleDuration') + seconds('LayoutDuration'));
}

/** Presses a button of the stepper and waits until the other step has been painted. */
function step(page: Page, go: 'back' | 'next'): Promise<void> {
  return page.evaluate(
    ([id, name]) =>
      new Promise<void>((painted, failed) => {
        const figure = document.getElementById(id);
        const shown = figure?.querySelector('.fr.now');
        const button = shown?.querySelector<HTMLElement>(`[data-go="${name}"]`);
        if (!figure || !button) return failed(new Error(`no button ${name}`));
        const isOver = () => figure.querySelector('.fr.now') !== shown;
        const wait = () => requestAnimationFrame(isOver() ? () => painted() : wait);
        button.click();
        wait();
      }),
    [FIGURE, go] as const,
  );
}

async function timeStep(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.goto(`${origin}${PAGE}#${STEP}`);
  await page.waitForSelector(`[id="${FIGURE}"].live [id="${STEP}"].now`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + STEPS; i++) {
    const before = await workOf(session);
    await step(page, i % 2 ? 'back' : 'next');
    times.push((await workOf(session)) - before);
  }
  await page.close();
  return median(times.slice(WARM_UP));
}

/** What the developer tools of Chromium call “Slow 4G”, on a processor four times slower than this one. */
const SLOW = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

async function timePhone(browser: Browser, origin: string) {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${origin}${PAGE}`, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { lcp: number; cls: number } }).seen);
  await page.close();
  return seen;
}

const round = (number: number, digits: number): number => Math.round(number * 10 ** digits) / 10 ** digits;

/** Nothing if the site is not built. */
export async function measurePages(): Promise<PageTimes | undefined> {
  if (!isBuilt('_astro')) return undefined;
  return onBuiltSite(async (browser, origin) => {
    const stepMs = await timeStep(browser, origin);
    const phones = [];
    for (let i = 0; i < 5; i++) phones.push(await timePhone(browser, origin));
    return {
      stepMs: round(stepMs, 2),
      lcpMs: round(median(phones.map(({ lcp }) => lcp)), 0),
      cls: round(Math.max(...phones.map(({ cls }) => cls)), 4),
    };
  });
}
