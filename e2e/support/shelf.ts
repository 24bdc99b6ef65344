/** Filling in what lies around the board: the game, its players, the tiles that come next. English. */
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_OPTIONS, type ModuleName, type Player } from '../../src/engine/index.ts';
import type { ScenarioDocument } from '../../src/scenario/document.ts';
import { gameWords } from '../../src/words/all.ts';
import { shelf as words } from '../../src/words/locales/en/editing/shelf.ts';
import { tabs } from '../../src/words/locales/en/editing/tabs.ts';
import { symbolOf } from './seenBoard.ts';
import { patiently } from './test.ts';
import type { Way } from './ways.ts';

const { players: names } = gameWords.en;

export class Shelf {
  readonly page: Page;
  readonly way: Way;
  readonly panel: Locator;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
    this.panel = page.getByRole('tabpanel');
  }

  async open(name: keyof typeof words.tabs): Promise<void> {
    const tab = this.page.getByRole('tab', { name: words.tabs[name], exact: true });
    await this.way.press(tab);
    await patiently(tab).toHaveAttribute('aria-selected', 'true');
  }

  private button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  private async tick(label: string): Promise<void> {
    const box = this.panel.getByLabel(label, { exact: true });
    if (await box.isChecked()) return;
    await this.way.press(box);
    await patiently(box).toBeChecked();
  }

  async write(field: Locator, number: number): Promise<void> {
    await this.way.write(field, `${number}`);
    await patiently(field).toHaveValue(`${number}`);
  }

  /** The expansions, with those of their options that are not as usual. */
  async play(modules: ScenarioDocument['modules']): Promise<void> {
    await this.open('game');
    for (const [name, options = {}] of Object.entries(modules)) {
      const module = name as ModuleName;
      if (module !== 'base') await this.tick(words.modules[module]);
      const usual = DEFAULT_OPTIONS[module] as unknown as Readonly<Record<string, unknown>>;
      const texts = tabs.game.options[module] as Readonly<Record<string, string | { readonly name: string }>>;
      // It is ticked at once, but played only once its rules are fetched: then its options are there.
      for (const text of Object.values(texts)) {
        const shown = this.panel.getByText(typeof text === 'string' ? text : text.name, { exact: true });
        await patiently(shown).toBeVisible();
      }
      for (const [option, value] of Object.entries(options)) {
        const text = texts[option];
        if (typeof text !== 'string') throw new Error(`${option} is no switch`);
        if (value !== usual[option]) await this.tick(text);
      }
    }
  }

  /** Who plays in which order, who has the turn, and what lies before each. */
  async seat({ players, active, points = {}, gold = {} }: ScenarioDocument): Promise<void> {
    await this.open('players');
    const seats = this.panel.locator('.seats > li');
    const areSeated = (list: readonly Player[]) => patiently(seats).toContainText(list.map((each) => names[each].name));
    let seated: readonly Player[] = ['red', 'blue'];
    await areSeated(seated);
    for (const player of players.filter((each) => !seated.includes(each))) {
      await this.way.press(this.button(names[player].name));
      seated = [...seated, player];
      await areSeated(seated);
    }
    for (const [seat, player] of players.entries()) {
      for (let at = seated.indexOf(player); at > seat; at--) {
        await this.way.press(this.button(tabs.players.earlier(names[player].name)));
        seated = seated.with(at, seated[at - 1] as Player).with(at - 1, player);
        await areSeated(seated);
      }
    }
    await this.tick(`${tabs.players.active}: ${names[active].name}`);
    for (const [seat, player] of players.entries()) {
      const field = (label: string) => seats.nth(seat).getByLabel(label, { exact: true });
      if (points[player]) await this.write(field(tabs.players.points), points[player]);
      if (gold[player]) await this.write(field(tabs.players.goldOwned), gold[player]);
    }
  }

  /** What is drawn next, and whether the game ends with it. */
  async plan({ next, then }: ScenarioDocument): Promise<void> {
    await this.open('next');
    const boxes = this.panel.getByRole('toolbar', { name: tabs.next.add, exact: true });
    const list = this.panel.getByRole('toolbar', { name: tabs.next.list, exact: true });
    for (const [i, tile] of next.entries()) {
      await this.way.press(boxes.locator('button', { has: this.page.locator(symbolOf(tile)) }));
      await patiently(list.getByRole('button')).toHaveCount(i + 1);
    }
    if (then === 'end') await this.tick(tabs.next.ends.end);
  }
}
