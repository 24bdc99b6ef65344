/** Trying it oneself: another choice than the example's, what comes of it, and the way back. */
import type { Locator } from '@playwright/test';
import { CELL } from '../src/drawing/units.ts';
import { gameWords } from '../src/words/all.ts';
import { capital } from '../src/words/lists.ts';
import { replayWords } from '../src/words/replayWords.ts';
import { faultsOf } from './support/axe.ts';
import { Figure } from './support/figure.ts';
import { LOCALES, type Locale, pageOf, pathOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Example 1B before Blue takes: the upper piece lies on C2, the lower one on C4. */
const AWARD = 'GOLD-EX-1A.1b.1b-place';
const addressOf = (lang: Locale, step: string) => `${pathOf(lang, pageOf(lang, 'goldmines/castle-1'))}#${step}`;

/** A sentence about something that happened, by the rule it follows. */
const told = (figure: Figure, rule: string): Locator =>
  figure.panel.locator('.ev li').filter({ has: figure.page.getByRole('link', { name: rule, exact: true }) });

/** Taps the middle of a square of the board. */
async function tap(figure: Figure, cell: readonly [x: number, y: number]): Promise<void> {
  const board = figure.panel.locator('svg.board');
  const position = await board.evaluate(
    (svg, [x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM() as DOMMatrix);
      const { left, top } = svg.getBoundingClientRect();
      return { x: point.x - left, y: point.y - top };
    },
    [cell[0] * CELL, cell[1] * CELL] as const,
  );
  await board.click({ position });
}

for (const lang of LOCALES) {
  const words = replayWords[lang];
  const { players, choices, refusals } = gameWords[lang];

  test(`${lang}: taking the other piece leaves Red without gold`, async ({ page }) => {
    await page.goto(addressOf(lang, AWARD));
    const figure = new Figure(page, 'GOLD-EX-1A');
    await figure.wake();
    await figure.button(words.tryIt).click();
    await expect(figure.panel).toContainText(words.trying);
    await expect(figure.frame).toHaveCount(0);
    await expect(figure.button(words.undo)).toBeDisabled();
    const gold = async () => ({
      blue: await figure.tried(players.blue.name, words.columns.gold),
      red: await figure.tried(players.red.name, words.columns.gold),
    });
    expect(await gold()).toEqual({ blue: '0', red: '0' });

    // The documented way: Blue takes the lower piece, and Red the only one that is left.
    await figure.panel.locator('.ways').getByRole('button', { name: 'C4' }).click();
    await expect(figure.panel.locator('.ev li')).toContainText([/C4/, /C2/]);
    expect(await gold()).toEqual({ blue: '1', red: '1' });

    await figure.button(words.undo).click();
    await expect(figure.button(words.undo)).toBeDisabled();
    expect(await gold()).toEqual({ blue: '0', red: '0' });

    await tap(figure, [1, 1]);
    await expect(told(figure, 'GOLD-31')).toContainText(players.red.name);
    await expect(told(figure, 'GOLD-28').first()).toContainText(players.blue.name);
    await expect(figure.panel).toContainText(words.ended);
    expect(await gold()).toEqual({ blue: '2', red: '0' });
    expect(await faultsOf(page, '.try')).toEqual([]);

    await figure.button(words.leave).click();
    await expect(figure.panel).toHaveCount(0);
    await figure.showsStep(AWARD);
    await expect(figure.button(words.tryIt)).toBeFocused();
  });

  test(`${lang}: a tile is placed by tapping a square and choosing a turn`, async ({ page }) => {
    await page.goto(addressOf(lang, 'GOLD-EX-1A.start'));
    const figure = new Figure(page, 'GOLD-EX-1A');
    await figure.wake();
    await figure.button(words.tryIt).click();
    await expect(figure.panel).toContainText(words.whichCell);

    await tap(figure, [0, 0]);
    const refused = figure.panel.getByRole('alert');
    await expect(refused).toContainText(
      refusals['cell-taken'](
        { reason: 'cell-taken', rule: 'BASE-12', cells: [[0, 0]] },
        { names: () => 'B1', tile: () => undefined },
      ),
    );
    const rule = refused.getByRole('link');
    await expect(rule).toHaveText(/^BASE-\d+$/);
    await expect(rule).toHaveAttribute('href', new RegExp(`^/${lang}/base/[a-z]+/#BASE-\\d+$`));

    await tap(figure, [2, 2]);
    await expect(refused).toHaveCount(0);
    await expect(figure.panel).toContainText(words.whichTurn('D3'));
    await figure.panel.getByRole('button', { name: gameWords[lang].turned(3) }).click();
    await expect(told(figure, 'BASE-12')).toContainText('D3');
    await figure.button(capital(choices.pass({ kind: 'pass' }, { names: String, tile: () => undefined }))).click();
    expect(await figure.tried(players.red.name, words.points)).toBe('8');
    expect(await figure.tried(players.blue.name, words.points)).toBe('8');
    expect(await figure.tried(players.green.name, words.points)).toBe('0');
  });
}
