// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadThingWords } from '../../words/editing/things.ts';
import { LOCALES } from '../../words/locale.ts';
import {
  BARE,
  board,
  buttons,
  DOCUMENT,
  hold,
  keys,
  labels,
  open,
  page,
  press,
  said,
  send,
  shown,
  surroundingsIn,
  tiles,
  written,
} from './testdata.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

describe('by keyboard', () => {
  // The cursor begins in the middle: on B1, the second tile.
  beforeEach(() => open(DOCUMENT));

  it('the cursor goes from square to square and tells what lies there', () => {
    keys('ArrowLeft');
    expect(said()).toBe('A1: city, road; Red: knight (top); 1 gold piece');
    keys('ArrowUp');
    expect(said()).toBe('A0: free');
  });

  it('a tile is laid, turned on, turned by R, and removed', () => {
    hold({ what: 'tile', tile: 'base/E', turn: 0 });
    keys('ArrowLeft', 'ArrowUp', 'Enter');
    expect(tiles().at(-1)).toEqual([0, -1, 'base/E', 2]);
    // The board has grown to the north: the square has another name now.
    expect(said()).toBe('Placed on A1.');
    keys(' ');
    expect(tiles().at(-1)?.[3]).toBe(0);
    keys('r');
    expect(tiles().at(-1)?.[3]).toBe(1);
    keys('Delete');
    expect(tiles()).toEqual(DOCUMENT.board.tiles);
    keys('Escape');
    expect(shown().hand).toBeUndefined();
  });

  it('R turns what is in the hand as long as nothing is laid', () => {
    hold({ what: 'tile', tile: 'base/E', turn: 3 });
    keys('ArrowUp', 'R');
    expect(shown().hand).toEqual({ what: 'tile', tile: 'base/E', turn: 0 });
    expect(tiles()).toBe(DOCUMENT.board.tiles);
  });

  it('a figure asks for its spot, and the focus goes there and comes back', () => {
    hold({ what: 'figure', player: 'blue', piece: 'follower' });
    keys('Enter');
    expect(document.activeElement?.textContent).toBe('Highwayman (right and left)');
    press('Farmer (top)');
    expect(written().board.followers?.at(-1)).toMatchObject({ player: 'blue', cell: [1, 0] });
    expect(document.activeElement).toBe(board());
  });

  it('a tile is moved with its pieces', () => {
    keys('ArrowLeft', 'Enter');
    expect(shown().cell).toEqual([0, 0]);
    act(() =>
      buttons()
        .find(({ textContent }) => textContent === 'Move (A1)')
        ?.click(),
    );
    keys('ArrowDown', 'Enter');
    expect(tiles()[0]).toEqual([0, 1, 'base/D', 0]);
    expect(written().board).toMatchObject({ followers: [{ cell: [0, 1] }], gold: [[0, 1, 1]] });
  });

  it('the squares are there as a list, too', () => {
    expect(labels()).not.toContain('B1');
    press('Squares as a list');
    expect(labels().filter((label) => /^[A-Z].?\d$/.test(label ?? ''))).toEqual([
      'A0',
      'B0',
      'Z1',
      'A1',
      'B1',
      'C1',
      'A2',
      'B2',
    ]);
    hold({ what: 'tile', tile: 'base/B', turn: 0 });
    press('C1');
    expect(tiles().at(-1)).toEqual([2, 0, 'base/B', 0]);
    hold({ what: 'gold' });
    expect(labels()).not.toContain('A0');
    press('A1');
    expect(written().board.gold).toEqual([[0, 0, 2]]);
  });

  it('leaves other keys to the page', () => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    board().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('an empty table', () => {
  it('is what is left of the last tile, and where one begins', async () => {
    await open({ ...DOCUMENT, board: { tiles: [[3, 3, 'base/D', 0]] } });
    keys('Delete');
    expect(tiles()).toEqual([]);
    expect([...page().querySelectorAll('.t-name')].map(({ textContent }) => textContent)).toEqual(['A1']);
    hold({ what: 'tile', tile: 'base/B', turn: 0 });
    keys('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
    expect(tiles()).toEqual([[0, 0, 'base/B', 0]]);
  });
});

describe('the drawing', () => {
  it('names the free squares while a tile can be laid, and only then', async () => {
    await open(DOCUMENT);
    const names = () => [...page().querySelectorAll('.t-name')].map(({ textContent }) => textContent).sort();
    expect(names()).toEqual(['A0', 'A2', 'B0', 'B2', 'C1', 'Z1']);
    hold({ what: 'gold' });
    expect(names()).toEqual([]);
  });

  it('flags problems by their numbers', async () => {
    await open({ ...DOCUMENT, board: { tiles: [...DOCUMENT.board.tiles, [2, 0, 'base/R', 0], [9, 9, 'base/B', 0]] } });
    const numbers = [...page().querySelectorAll('.t-number')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(shown().judged.problems.map((_, i) => `${i + 1}`));
    expect(numbers.length).toBeGreaterThan(1);
    send({ type: 'select', cell: [9, 9] });
    keys('ArrowDown', 'ArrowUp');
    expect(said()).toMatch(/problem 2$/);
  });

  it('flags a tile whose name means nothing', async () => {
    await open({ ...DOCUMENT, board: { tiles: [...DOCUMENT.board.tiles, [0, 1, 'no/tile', 0]] } });
    expect(page().querySelector('.t-number')?.textContent).toBe('1');
    keys('ArrowLeft');
    expect(said()).toBe('A2: unknown tile “no/tile”; problem 1');
  });

  it('shows the position while playing, and offers its choices', async () => {
    await open(BARE);
    send({ type: 'play' });
    expect(page().querySelectorAll('.b-target').length).toBe(1);
    expect(labels()).not.toContain('Turn');
  });

  it('has no markup from a document, and no style attribute', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await open({
      ...DOCUMENT,
      board: { tiles: [[0, 0, name, 0]], followers: [{ player: 'red', cell: [0, 0], on: name }] },
    });
    send({ type: 'select', cell: [0, 0] });
    expect(page().textContent).toContain(name);
    expect(page().querySelector('img, [style]')).toBeNull();
  });
});

describe('words', () => {
  it.each(LOCALES)('%s has no gaps and no words of another language', async (locale) => {
    const { table } = (await surroundingsIn(locale)).words.editor;
    const things = await loadThingWords(locale);
    const texts = [
      ...Object.values({ ...table, ...things }).filter((text) => typeof text === 'string'),
      ...Object.values(things.hints),
      things.castle('red', true),
      things.castle('red', false),
      things.tokens([5, 0]),
      things.spot('mountain:N'),
      things.problems([1]),
      things.problems([1, 2]),
    ];
    for (const text of texts) expect(text).toMatch(/\S/);
    expect(new Set(texts).size).toBe(texts.length);
    expect(things.spot('constructor')).toContain('constructor');
    expect(table.board(5)).toContain('5');
  });
});
