/** The built site in a measuring browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { systemBrowser } from './browsers.ts';
import { serve } from './serve.ts';

const DIST = join(import.meta.dirname, '../dist');

/** Whether the site is built, with this in it. */
export const isBuilt = (part: string): boolean => existsSync(join(DIST, part));

/** Serves the site and opens a browser as long as the work takes. */
export async function onBuiltSite<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const executablePath = systemBrowser('chromium');
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  const server = await serve(DIST);
  try {
    return await work(browser, server.origin);
  } finally {
    await browser.close();
    await server.close();
  }
}
