/** The editor, as a person handles it, and what lies in the store of the browser. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, pathOf } from './site.ts';

export class Desk {
  readonly page: Page;
  readonly board: Locator;
  readonly name: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application');
    this.name = page.locator('.bar .name');
  }

  async goto(lang: Locale, fragment = ''): Promise<void> {
    await this.page.goto(`${pathOf(lang, 'editor')}${fragment && `#${fragment}`}`);
    await expect(this.board).toBeVisible();
  }

  /** An edit of the draft that any draft with one tile allows: its tile is turned. */
  async turn(times = 1): Promise<void> {
    await this.board.focus();
    for (let i = 0; i < times; i++) await this.page.keyboard.press('r');
    await this.isDone();
  }

  /** Waits until nothing waits any more for what it takes to be done. */
  async isDone(): Promise<void> {
    await expect(this.page.locator('.table[aria-busy]')).toHaveCount(0);
  }

  /** By keyboard, on the tile that a new draft has. */
  async enter(): Promise<void> {
    await this.board.focus();
    await this.page.keyboard.press('Enter');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The id of the draft in the address. */
  id(): string | undefined {
    return /#draft=([a-z0-9]+)$/.exec(this.page.url())?.[1];
  }

  /** Waits until everything is done and the draft is written. */
  async isKept(): Promise<void> {
    await this.isDone();
    await expect(this.page.locator('.bar small.kept')).toBeVisible();
  }
}

/** A draft as it lies in the store: which state is shown, and the turn of the first tile in each state. */
export interface StoredDraft {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly turns: readonly number[];
  readonly gone: boolean;
}

/** Everything in the store, as one text: two of them are the same if nothing has been touched. */
export function storeText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open('cartulary.drafts');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const db = asked.result;
          const names = [...db.objectStoreNames];
          const tx = db.transaction(names);
          const found: Record<string, unknown> = {};
          for (const name of names) {
            const keys = tx.objectStore(name).getAllKeys();
            const values = tx.objectStore(name).getAll();
            values.onsuccess = () => {
              found[name] = keys.result.map((key, i) => [key, values.result[i]]);
            };
          }
          tx.oncomplete = () => {
            db.close();
            resolve(JSON.stringify(found));
          };
        };
      }),
  );
}

export async function storedDrafts(page: Page): Promise<StoredDraft[]> {
  const { drafts, histories, states } = JSON.parse(await storeText(page)) as {
    drafts: [string, { name: string; gone?: number }][];
    histories: [string, { index: number; entries: [number, string][] }][];
    states: [[string, number], string][];
  };
  const textOf = new Map(states.map(([key, text]) => [key.join(), text]));
  const historyOf = new Map(histories);
  return drafts.map(([id, { name, gone }]) => {
    const { index = -1, entries = [] } = historyOf.get(id) ?? {};
    const turns = entries.map(([state]) => JSON.parse(textOf.get(`${id},${state}`) ?? '{}').board?.tiles[0]?.[3] ?? 0);
    return { id, name, index, turns, gone: gone !== undefined };
  });
}
