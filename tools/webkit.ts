/**
 * `npm run test:webkit`: the main walks through the built site in WebKitGTK, which Playwright does not drive. Not part
 * of `npm test`. Where WebKit is not there, it says so and fails.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { serve } from './serve.ts';
import { Driver } from './webkit/driver.ts';
import { WALKS } from './webkit/walk.ts';

const DIST = join(import.meta.dirname, '../dist');
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** The browser that the driver opens. */
const miniBrowser = (): string | undefined =>
  LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .find((path) => path.includes('webkit2gtk-4') && existsSync(path));

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const freePort = (): Promise<number> =>
  new Promise((free) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => free(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts Xvfb on a display that it chooses. */
async function startDisplay(xvfb: string): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((known, failed) => {
    child.stdio[3]?.once('data', (data: Buffer) => known(data.toString().trim()));
    child.once('exit', () => failed(new Error('Xvfb did not start')));
  });
  return { child, display: `:${number}` };
}

const driverProgram = onPath('WebKitWebDriver');
const browser = miniBrowser();
const xvfb = onPath('Xvfb');
const ownDisplay = process.env['DISPLAY'];
if (!driverProgram || !browser || !(xvfb || ownDisplay)) {
  giveUp('WebKit is not there, nothing was tested. On Debian: apt-get install webkit2gtk-driver xvfb.');
}
if (!existsSync(join(DIST, '_astro'))) giveUp('dist/ is not there: build the site first.');

const children: ChildProcess[] = [];
process.on('exit', () => {
  for (const child of children) child.kill();
});

let display = ownDisplay;
if (xvfb) {
  const started = await startDisplay(xvfb);
  children.push(started.child);
  ({ display } = started);
}
const port = await freePort();
children.push(
  spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  }),
);
const server = await serve(DIST);

let failed = 0;
for (const { name, run } of WALKS) {
  const start = performance.now();
  const page = await Driver.open(`http://127.0.0.1:${port}`, browser);
  try {
    await page.resize(1280, 900);
    await run(page, server.origin);
    console.log(`ok      ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${name}\n        ${(error as Error).message}`);
    const picture = process.env['WEBKIT_PICTURES'];
    if (picture) writeFileSync(join(picture, `${failed}.png`), await page.picture());
  } finally {
    await page.close();
  }
}
await server.close();
console.log(`${WALKS.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
