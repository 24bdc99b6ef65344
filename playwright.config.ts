import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { systemBrowser } from './tools/browsers.ts';

/** A port of this machine that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Workers read this file again: they inherit the port.
process.env['CARTULARY_PORT'] ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env['CARTULARY_PORT']}`;

const chromium = systemBrowser('chromium');
const firefox = systemBrowser('firefox');
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where the fonts say, in every build of Chromium.
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: 'list',
  // One picture for every machine: what differs in how letters are smoothed is less than what is allowed.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01, threshold: 0.2 } },
  // Only where it is tested: what it answers, no test can hold back.
  use: { baseURL, locale: 'en', serviceWorkers: 'block' },
  webServer: {
    command: `astro preview --host 127.0.0.1 --port ${process.env['CARTULARY_PORT']} --ignore-lock`,
    url: `${baseURL}/en/`,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/*.firefox.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions: { args: quiet, ...(chromium && { executablePath: chromium }) },
      },
    },
    {
      name: 'firefox',
      testMatch: '**/*.firefox.spec.ts',
      use: {
        browserName: 'firefox',
        // A stock Firefox is driven over WebDriver BiDi.
        ...(firefox && { channel: 'moz-firefox', launchOptions: { executablePath: firefox } }),
      },
    },
  ],
});
