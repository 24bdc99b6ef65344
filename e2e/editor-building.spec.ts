/**
 * Every documented example of the Goldmines is built in the editor from nothing: its game, players, board and pieces are
 * set up, and all its ways are played. By mouse, by touch on a small phone, and by keyboard alone. What came of it is
 * read from the link that the editor makes.
 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import '../src/engine/all.ts';
import { decode, encode } from '../src/notation/index.ts';
import type { ScenarioDocument } from '../src/scenario/document.ts';
import { judge } from '../src/scenario/judge.ts';
import type { Frame } from '../src/scenario/timeline.ts';
import { share } from '../src/words/locales/en/editing/share.ts';
import { Builder } from './support/builder.ts';
import { beginningOf, Player } from './support/player.ts';
import { documentOf, pathOf, projectFile } from './support/site.ts';
import { expect, patiently, test } from './support/test.ts';
import { type Way, type WayName, wayOf } from './support/ways.ts';

const EXAMPLES = readdirSync(projectFile('scenarios/goldmines'))
  .map((file) => documentOf(`goldmines/${file.replace('.json', '')}`))
  .filter(({ examples }) => examples?.length);

/** Each way through a document: all that happens along it, and where it ends. How that is cut into steps is free. */
function waysThrough(document: ScenarioDocument) {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  const ends = (frame: Frame, before: Frame['events']): object[] => {
    const events = [...before, ...frame.events];
    const { state, decision, refused } = frame;
    return frame.next.length
      ? frame.next.flatMap((next) => ends(next, events))
      : [{ events, state, decision, refused }];
  };
  return { start: judged.root.state, ways: ends(judged.root, []) };
}

/** What a link leads to. */
function linked(link: string): ScenarioDocument {
  const decoded = decode(link.replace(/^.*#/, ''));
  if (!('document' in decoded)) throw new Error(`${link} cannot be read`);
  return decoded.document;
}

async function linkTo(page: Page, way: Way): Promise<string> {
  const panel = page.locator('details.share');
  // It stays unfolded when another draft is begun.
  if ((await panel.getAttribute('open')) === null) await way.press(panel.locator('> summary'));
  const link = panel.getByRole('textbox', { name: share.link, exact: true });
  await patiently(link).toHaveValue(/#ct1_/);
  return link.inputValue();
}

/** One after another on the same page: opening it takes as long as building an example. */
const TOGETHER = 3;

function builds(name: WayName): void {
  for (let first = 0; first < EXAMPLES.length; first += TOGETHER) {
    const examples = EXAMPLES.slice(first, first + TOGETHER);
    test(`by ${name}: ${examples.map(({ id }) => id.replace('goldmines/', '')).join(', ')}`, async ({ page }) => {
      const way = wayOf(name, page);
      await page.goto(pathOf('en', 'editor'));
      for (const example of examples) {
        await test.step(example.id, async () => {
          const builder = new Builder(page, way);
          await builder.begin();
          await builder.setUp(example, beginningOf(example));
          await new Player(page, way).play(example);
          const built = waysThrough(linked(await linkTo(page, way)));
          expect(built, example.id).toEqual(waysThrough(linked(encode(example))));
        });
      }
    });
  }
}

test.describe.configure({ timeout: 300_000 });

builds('mouse');
builds('keyboard');

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });
  builds('touch');
});
