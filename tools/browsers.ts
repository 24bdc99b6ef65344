/** The browsers that the tests drive: those of the system, else Playwright's own. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { run } from './run.ts';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

const PROGRAMS: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox'],
};

const OWN = { chromium, firefox };

/** Where a browser of the system is. */
export function systemBrowser(name: BrowserName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return PROGRAMS[name]
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path));
}

const isThere = (name: BrowserName): boolean =>
  systemBrowser(name) !== undefined || existsSync(OWN[name].executablePath());

export const missingBrowsers = (): BrowserName[] => BROWSERS.filter((name) => !isThere(name));

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Fetches what is missing: from Debian where that is possible, else from Playwright. Gives what is still missing. */
export async function fetchBrowsers(): Promise<BrowserName[]> {
  if (isDebianRoot()) {
    const packages = missingBrowsers().map((name) => PROGRAMS[name][0] as string);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    // An old list would give an old browser, which Playwright may not be able to drive any more.
    await run('apt-get', ['update'], env);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
  }
  const missing = missingBrowsers();
  if (missing.length) await run('playwright', ['install', ...missing]);
  return missingBrowsers();
}
