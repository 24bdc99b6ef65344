/** What a Dutch reader does with the examples of The Goldmines, step by step. */
import { gameWords } from '../../src/words/all.ts';
import { replayWords } from '../../src/words/replayWords.ts';
import type { Driver } from './driver.ts';

const words = replayWords.nl;

/** The ids of the frames that are shown of a figure, and the fragment of the address. */
const shown = (figure: string): readonly string[] => [
  ...[...document.querySelectorAll<HTMLElement>(`figure[id="${figure}"] .fr`)]
    .filter((frame) => frame.getClientRects().length > 0)
    .map(({ id }) => id),
  decodeURIComponent(location.hash.slice(1)),
];

const isLive = (figure: string): boolean => document.getElementById(figure)?.classList.contains('live') ?? false;

const has = (selector: string): boolean => document.querySelector(selector) !== null;

const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';

const boardIsDrawn = (figure: string): boolean => {
  const board = document.querySelector(`figure[id="${figure}"] .fr.now svg.board`)?.getBoundingClientRect();
  const tile = document.querySelector(`figure[id="${figure}"] .fr.now svg.board use`)?.getBoundingClientRect();
  return Boolean(board && tile && board.width > 200 && board.height > 100 && tile.width > 10);
};

/** The gold of a player in the panel of a try. */
const goldOf = (player: string, column: string): string => {
  const [head, ...rows] = document.querySelectorAll('.try .tally tr');
  const at = [...(head?.children ?? [])].findIndex(({ textContent }) => textContent === column);
  return rows.find((row) => row.firstElementChild?.textContent?.trim() === player)?.children[at]?.textContent ?? '';
};

const isBroader = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;

export interface Walk {
  readonly name: string;
  run(page: Driver, origin: string): Promise<void>;
}

async function wake(page: Driver, figure: string): Promise<void> {
  await page.run((id: string) => document.getElementById(id)?.scrollIntoView(), figure);
  await page.expect('the example wakes', true, isLive, figure);
}

const stepper = (figure: string, go: string) => `figure[id="${figure}"] .fr.now .st [data-go="${go}"]`;
const button = (figure: string, name: string) => `figure[id="${figure}"] [data-do="${name}"]`;

export const WALKS: readonly Walk[] = [
  {
    name: 'an example is drawn, wakes, and goes on to its end and back',
    async run(page, origin) {
      const figure = 'GOLD-EX-B3';
      await page.go(`${origin}/nl/goldmines/award/`);
      await page.expect('the board is drawn', true, boardIsDrawn, figure);
      await page.expect('the page is no broader than the window', false, isBroader);
      await wake(page, figure);
      for (const step of ['place', 'take-1', 'take-2', 'take-3']) {
        await page.click(stepper(figure, 'next'));
        await page.expect('next', [`${figure}.${step}`, `${figure}.${step}`], shown, figure);
        await page.expect('the board is drawn', true, boardIsDrawn, figure);
      }
      await page.expect('there is no next', false, has, stepper(figure, 'next'));
      await page.click(stepper(figure, 'back'));
      await page.expect('back', [`${figure}.take-2`, `${figure}.take-2`], shown, figure);
      await page.press('End');
      await page.expect('the End key', [`${figure}.take-3`, `${figure}.take-3`], shown, figure);
      await page.press('ArrowLeft');
      await page.expect('the left arrow', [`${figure}.take-2`, `${figure}.take-2`], shown, figure);
    },
  },
  {
    name: 'a link to a step shows it; at a fork the ways are chosen',
    async run(page, origin) {
      const figure = 'GOLD-EX-1A';
      const place = `${figure}.1b.1b-place`;
      await page.go(`${origin}/nl/goldmines/castles/#${place}`);
      await page.expect('the step of the link', [place, place], shown, figure);
      await page.expect('the example wakes', true, isLive, figure);
      await page.click(stepper(figure, 'next'));
      await page.expect('next at a fork stays', [place, place], shown, figure);
      for (const way of ['1b-1', '1b-2']) {
        const take = `${figure}.1b.${way}.${way}-take-1`;
        await page.click(`figure[id="${figure}"] .fr.now .fork a[href="#${take}"]`);
        await page.expect('the way', [take, take], shown, figure);
        await page.click(stepper(figure, 'back'));
        await page.expect('back to the fork', [place, place], shown, figure);
      }
    },
  },
  {
    name: 'the other piece is tried, and the example is as it was',
    async run(page, origin) {
      const figure = 'GOLD-EX-1A';
      const place = `${figure}.1b.1b-place`;
      await page.go(`${origin}/nl/goldmines/castles/#${place}`);
      await page.expect('the example wakes', true, isLive, figure);
      await page.click(button(figure, 'try'));
      await page.expect('the panel', words.trying, textOf, '.try .ph');
      // The upper of the two pieces: Red, whose castle it was, is left without gold.
      await page.click('.try .ways .btn');
      await page.expect('the end of the try', words.ended, textOf, '.try .cap');
      const column = `${words.columns.gold[0]?.toUpperCase()}${words.columns.gold.slice(1)}`;
      await page.expect('the gold of Blue', '2', goldOf, gameWords.nl.players.blue.name, column);
      await page.expect('the gold of Red', '0', goldOf, gameWords.nl.players.red.name, column);
      // Back to the example: between taking back and what could happen.
      await page.click('.try .do .btn:nth-child(2)');
      await page.expect('the step it began at', [place, place], shown, figure);
    },
  },
  {
    name: 'the theme is kept, and another language shows the same step',
    async run(page, origin) {
      const place = 'GOLD-EX-1A.1a.1a-place';
      const theme = (): string => document.documentElement.dataset['theme'] ?? '';
      await page.go(`${origin}/nl/goldmines/castles/#${place}`);
      await page.expect('the example wakes', true, isLive, 'GOLD-EX-1A');
      await page.run(() => {
        const select = document.querySelector<HTMLSelectElement>('#theme');
        if (!select) return;
        select.value = 'dark';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await page.run(() => scrollTo(0, 0));
      await page.click('.lang a[hreflang="pl"]');
      await page.expect('the other language', 'pl', () => document.documentElement.lang);
      await page.expect('the same step', [place, place], shown, 'GOLD-EX-1A');
      await page.expect('the theme', 'dark', theme);
    },
  },
];
