/** At a fork the ways show that they are asked for, and whoever chooses one on a phone sees what it leads to. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

for (const address of ['/nl/goldmines/castles/', '/nl/editor/#at=goldmines/castle-1/start']) {
  test(`by touch: ${address}`, async ({ page }) => {
    await page.goto(address);
    const figure = page.locator('.ex').first();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveClass(/live/);
    await figure.locator('.fr.now [data-go="next"]').tap();
    const fork = figure.locator('.fr.now .fork[id]');
    await expect(fork.locator('a').first()).toBeFocused();
    await expect(fork).toBeInViewport();
    await expect(fork).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await fork.locator('a').first().tap();
    const board = figure.locator('.fr.now .bd');
    await expect(fork).toHaveCount(0);
    await expect
      .poll(() =>
        board.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top + bottom;
        }),
      )
      .toBeGreaterThanOrEqual(0);
  });
}
