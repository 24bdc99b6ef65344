/** Somebody who plays the steps of a document in the editor, choosing among what it offers. English. */
import type { Locator, Page } from '@playwright/test';
import { type Choice, choices, type GameState, play, refusal } from '../../src/engine/index.ts';
import { turnsOn } from '../../src/replay/try/options.ts';
import type { Branch, ScenarioDocument } from '../../src/scenario/document.ts';
import { inFull } from '../../src/scenario/expect.ts';
import { judge } from '../../src/scenario/judge.ts';
import { gameWords } from '../../src/words/all.ts';
import { desk } from '../../src/words/locales/en/editing/desk.ts';
import { play as words } from '../../src/words/locales/en/editing/play.ts';
import { patiently } from './test.ts';
import type { Way } from './ways.ts';

/** The position before the first step. */
export function beginningOf(document: ScenarioDocument): GameState {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return judged.root.state;
}

const inOrder = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());
const same = (a: Choice, b: Choice): boolean => inOrder(a) === inOrder(b);

export class Player {
  readonly way: Way;
  private readonly begins: Locator;
  private readonly panel: Locator;
  private readonly deciding: Locator;
  private readonly rows: Locator;
  /** How many steps have been made; the newest is the last in the list. */
  private made = 0;

  constructor(page: Page, way: Way) {
    this.way = way;
    this.begins = page.getByRole('button', { name: desk.play, exact: true });
    this.panel = page.getByRole('region', { name: words.title });
    this.deciding = this.panel.locator('.deciding .ways');
    this.rows = page.locator('.step-list .row');
  }

  /** Plays all ways of a document whose situation is set up. */
  async play(document: ScenarioDocument): Promise<void> {
    await this.way.press(this.begins);
    await this.isAt(0);
    const { steps = [], branches = [] } = document;
    if (steps.length) await this.follow({ steps }, beginningOf(document));
    for (const branch of branches) {
      const { active = document.active } = branch;
      await this.goTo(0);
      if (active !== document.active) await this.begin(active);
      await this.follow(branch, beginningOf({ ...document, active }));
    }
  }

  private async isAt(row: number): Promise<void> {
    await patiently(this.rows.nth(row)).toHaveAttribute('aria-current', 'step');
  }

  private async goTo(row: number): Promise<void> {
    await this.way.press(this.rows.nth(row));
    await this.isAt(row);
  }

  private async isMade(): Promise<void> {
    this.made += 1;
    await this.isAt(this.made);
  }

  private async begin(player: ScenarioDocument['active']): Promise<void> {
    await this.way.press(this.panel.getByText(words.otherBegins, { exact: true }));
    const { name } = gameWords.en.players[player];
    await this.way.press(this.panel.getByRole('button', { name: words.begins(name), exact: true }));
    await this.isMade();
  }

  private async follow({ steps }: Pick<Branch, 'steps'>, from: GameState): Promise<void> {
    let state = from;
    for (const named of steps.flatMap((step) => step.do)) {
      const choice = inFull(state, named);
      // What has no alternative has been done by itself.
      if (refusal(state, choice)) continue;
      await this.choose(choice, state);
      await this.isMade();
      state = play(state, choice).state;
    }
    const fork = this.made;
    for (const [i, branch] of (steps.at(-1)?.branches ?? []).entries()) {
      if (i > 0) await this.goTo(fork);
      await this.follow(branch, state);
    }
  }

  private async choose(choice: Choice, state: GameState): Promise<void> {
    if (choice.kind === 'tile') {
      await this.way.point(choice.cell);
      if (turnsOn(state, choice.cell).length === 1) return;
      await this.way.press(this.deciding.getByRole('button', { name: gameWords.en.turned(choice.turn) }));
    } else if (choice.kind === 'gold' || choice.kind === 'take') {
      await this.way.point(choice.cell);
    } else {
      const offered = choices(state);
      await patiently(this.deciding.getByRole('button')).toHaveCount(offered.length);
      await this.way.press(this.deciding.getByRole('button').nth(offered.findIndex((one) => same(one, choice))));
    }
  }
}
