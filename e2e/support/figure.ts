/** An example on a page, as a reader handles it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { capital } from '../../src/words/lists.ts';
import type { Tally } from './steps.ts';

/** A button of the stepper. */
export type Go = 'first' | 'back' | 'next' | 'last';

/** What is to be seen of an example at one moment. */
export interface Look {
  /** The ids of the frames shown. */
  readonly shown: readonly string[];
  readonly hash: string;
  readonly caption: string;
  readonly tally: Tally;
  /** Whether the stepper goes no further. */
  readonly end: boolean;
}

/** What a look has to be, as far as it is said. */
export type ExpectedLook = { readonly [Part in keyof Look]?: Look[Part] | ReturnType<typeof expect.stringMatching> };

export class Figure {
  readonly page: Page;
  readonly root: Locator;
  /** The frames that are shown: one, unless all steps are. */
  readonly frame: Locator;
  /** The panel of the reader's own try. */
  readonly panel: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.root = page.locator(`figure[id="${id}"]`);
    this.frame = this.root.locator('.fr:visible');
    this.panel = this.root.locator('.try');
  }

  /** Comes into sight, and waits until its script has taken it over. */
  async wake(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveClass(/\blive\b/);
  }

  async go(where: Go): Promise<void> {
    const link = this.frame.locator(`.st [data-go="${where}"]`);
    // Who is there already presses one that is off.
    await link.click({ force: (await link.getAttribute('aria-disabled')) === 'true' });
  }

  /** Takes the way of a fork that leads to an address. */
  async take(fragment: string): Promise<void> {
    await this.frame.locator(`.fork a[href="#${fragment}"]`).click();
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  look(): Promise<Look> {
    return this.root.evaluate((figure) => {
      const shown = [...figure.querySelectorAll('.fr')].filter((frame) => frame.checkVisibility());
      const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
      const [head, ...rows] = shown[0]?.querySelectorAll('.tally tr') ?? [];
      const columns = [...(head?.children ?? [])].map(text);
      const cells = (row: Element) => [...row.children].map((cell, i) => [columns[i], text(cell)] as const);
      return {
        shown: shown.map(({ id }) => id),
        hash: location.hash,
        caption: text(shown[0]?.querySelector('.cap')),
        end: !shown[0]?.querySelector('.st [data-go="next"]'),
        tally: Object.fromEntries(rows.map((row) => [text(row.firstElementChild), Object.fromEntries(cells(row))])),
      };
    });
  }

  /** Waits until the step of an address is the only one shown, and the address that of the page. */
  async showsStep(fragment: string): Promise<void> {
    await this.looksLike({ shown: [fragment], hash: `#${fragment}` });
  }

  async looksLike(look: ExpectedLook): Promise<void> {
    await expect.poll(() => this.look(), { intervals: [10, 20, 40, 80, 160, 320, 640] }).toMatchObject(look);
  }

  /** A cell of the tally in the panel of a try. */
  tried(player: string, column: string): Promise<string | undefined> {
    return this.panel.locator('.tally').evaluate(
      (table, [name, heading]) => {
        const [head, ...rows] = table.querySelectorAll('tr');
        const at = [...(head?.children ?? [])].findIndex((cell) => cell.textContent === heading);
        return rows.find((row) => row.firstElementChild?.textContent?.trim() === name)?.children[at]?.textContent ?? '';
      },
      [player, capital(column)] as const,
    );
  }
}
