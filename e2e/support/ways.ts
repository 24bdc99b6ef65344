/** The ways of handling a page: by mouse, by touch, by the keyboard alone. Each does what a hand can do, and nothing else. */
import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../src/drawing/units.ts';
import type { Cell } from '../../src/engine/index.ts';
import { nextKeys } from './nextKeys.ts';
import { SeenBoard } from './seenBoard.ts';
import { patiently } from './test.ts';

export type WayName = 'mouse' | 'touch' | 'keyboard';

export interface Way {
  readonly name: WayName;
  /** Presses a button, a tab, a heading that unfolds; ticks a box. */
  press(target: Locator): Promise<void>;
  /** Presses a square of the board; whoever points does it at a point of the square, from its middle. */
  point(cell: Cell, at?: Point): Promise<void>;
  /** Puts a text in a field, in the place of what is there. */
  write(field: Locator, text: string): Promise<void>;
  /** Turns the tile on a square, which has just been laid, until it lies as wanted. */
  turnOn(cell: Cell, button: Locator): Promise<void>;
  /** Empties the hand. */
  letGo(button: Locator): Promise<void>;
}

const MIDDLE: Point = [0, 0];

/** Whoever points presses what they see. */
abstract class Pointing implements Way {
  abstract readonly name: WayName;
  readonly page: Page;
  readonly board: SeenBoard;

  constructor(page: Page) {
    this.page = page;
    this.board = new SeenBoard(page);
  }

  abstract press(target: Locator): Promise<void>;
  abstract pressAt(point: { x: number; y: number }): Promise<void>;
  abstract turnOn(cell: Cell, button: Locator): Promise<void>;

  async point(cell: Cell, at = MIDDLE): Promise<void> {
    let seen = await this.board.seenAt(cell, at);
    if (!seen) {
      await this.press(this.board.whole);
      const look = async () => {
        seen = await this.board.seenAt(cell, at);
        if (!seen) await this.board.bring(cell, at);
        return seen;
      };
      await patiently.poll(look, `the square ${cell} is seen`).toBeTruthy();
    }
    if (!seen) throw new Error(`the square ${cell} does not stay where it is`);
    await this.pressAt(seen);
  }

  letGo(button: Locator): Promise<void> {
    return this.press(button);
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }
}

class ByMouse extends Pointing {
  readonly name = 'mouse';

  press(target: Locator): Promise<void> {
    return target.click();
  }

  pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  /** A click on a tile of the kind in the hand turns it. */
  turnOn(cell: Cell): Promise<void> {
    return this.point(cell);
  }
}

class ByTouch extends Pointing {
  readonly name = 'touch';

  press(target: Locator): Promise<void> {
    return target.tap();
  }

  pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  turnOn(_: Cell, button: Locator): Promise<void> {
    return this.press(button);
  }
}

/** More attempts than any way across the page takes. */
const PATIENCE = 50;

class ByKeyboard implements Way {
  readonly name = 'keyboard';
  readonly page: Page;
  readonly board: SeenBoard;

  constructor(page: Page) {
    this.page = page;
    this.board = new SeenBoard(page);
  }

  /** Holds a key down, with others such as Shift, until it has been repeated often enough. */
  private async keys(combination: string, times: number): Promise<void> {
    if (times === 0) return;
    const { keyboard } = this.page;
    const [key = '', ...modifiers] = combination.split('+').toReversed();
    for (const modifier of modifiers) await keyboard.down(modifier);
    for (let repeated = 0; repeated < times; repeated++) await keyboard.down(key);
    for (const held of [key, ...modifiers]) await keyboard.up(held);
  }

  /** Goes on with Tab and arrows until the focus is there. */
  private async reach(target: Locator): Promise<void> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const next = await target.evaluate(nextKeys);
      if (!next) return;
      await this.keys(...next);
    }
    throw new Error(`the focus never comes to ${target}`);
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    // A button is pressed by Enter, a box is ticked by Space.
    const isInput = await this.page.locator('input:focus').count();
    await this.page.keyboard.press(isInput ? 'Space' : 'Enter');
  }

  async point([x, y]: Cell): Promise<void> {
    await this.reach(this.board.opening);
    const [atX, atY] = await this.board.cursor();
    await this.keys(x > atX ? 'ArrowRight' : 'ArrowLeft', Math.abs(x - atX));
    await this.keys(y > atY ? 'ArrowDown' : 'ArrowUp', Math.abs(y - atY));
    await this.page.keyboard.press('Enter');
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** The focus is on the board, where the tile has just been laid. */
  turnOn(): Promise<void> {
    return this.page.keyboard.press('r');
  }

  async letGo(): Promise<void> {
    await this.reach(this.board.opening);
    await this.page.keyboard.press('Escape');
  }
}

export const wayOf = (name: WayName, page: Page): Way =>
  new ({ mouse: ByMouse, touch: ByTouch, keyboard: ByKeyboard })[name](page);
