/** The board of the editor, as somebody sees it: where squares and tiles are on the screen. */
import type { Locator, Page } from '@playwright/test';
import { CELL, HALF, type Point } from '../../src/drawing/units.ts';
import type { Cell, TileName, Turn } from '../../src/engine/index.ts';
import { table as words } from '../../src/words/locales/en/editing/table.ts';

/** The symbol with which a printed tile is drawn. */
export const symbolOf = (tile: TileName): string => `use[href="#b-${tile.replace('/', '-')}"]`;

export class SeenBoard {
  readonly page: Page;
  readonly opening: Locator;
  /** What was said last of what was done on the board. */
  readonly said: Locator;
  readonly whole: Locator;

  constructor(page: Page) {
    this.page = page;
    // By its attribute: to work out the roles of the whole page takes longer than what is done on the board.
    this.opening = page.locator('[role=application]');
    this.said = page.locator('.table > [role=status]');
    this.whole = page.getByRole('button', { name: words.whole, exact: true });
  }

  /** Where a point of a square is on the screen; nothing where it is out of sight or something covers it. */
  async seenAt([x, y]: Cell, [dx, dy]: Point): Promise<{ x: number; y: number } | undefined> {
    return this.opening.evaluate(
      (element, [px, py]) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
        const toScreen = element.querySelector('svg')?.getScreenCTM();
        const at = new DOMPoint(px, py).matrixTransform(toScreen ?? undefined);
        return element.contains(document.elementFromPoint(at.x, at.y)) ? { x: at.x, y: at.y } : undefined;
      },
      [CELL * x + dx, CELL * y + dy] as const,
    );
  }

  /** Scrolls the board until a point is in the middle of it, as somebody drags it there. */
  async bring([x, y]: Cell, [dx, dy]: Point): Promise<void> {
    await this.opening.evaluate(
      (element, [px, py]) => {
        const toScreen = element.querySelector('svg')?.getScreenCTM();
        const at = new DOMPoint(px, py).matrixTransform(toScreen ?? undefined);
        const { left, top, width, height } = element.getBoundingClientRect();
        element.scrollBy(at.x - left - width / 2, at.y - top - height / 2);
      },
      [CELL * x + dx, CELL * y + dy] as const,
    );
  }

  /** How the tile of this kind on a square lies; nothing where there is none. */
  async turnOf(tile: TileName, [x, y]: Cell): Promise<Turn | undefined> {
    const poses = await this.opening
      .locator(symbolOf(tile))
      .evaluateAll((all) => all.map((use) => use.getAttribute('transform') ?? ''));
    const here = poses.find((pose) => {
      const [, left = '0', top = '0'] = /translate\(([^ ]+) ([^)]+)\)/.exec(pose) ?? [];
      return Number(left) === CELL * x && Number(top) === CELL * y;
    });
    return here === undefined ? undefined : ((Number(/rotate\((\d+)\)/.exec(here)?.[1] ?? 0) / 90) as Turn);
  }

  /** The square in the frame that the arrows move. */
  async cursor(): Promise<Cell> {
    const path = await this.opening.locator('.t-cursor1').getAttribute('d');
    const [, left, top] = /^M(\S+) ([^h]+)h/.exec(path ?? '') ?? [];
    const squareOf = (edge: string | undefined) => Math.ceil((Number(edge) - HALF) / CELL);
    return [squareOf(left), squareOf(top)];
  }
}
