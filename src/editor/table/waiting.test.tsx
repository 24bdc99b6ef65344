// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { desk } from '../../words/locales/en/editing/desk.ts';
import { drafts } from '../../words/locales/en/editing/drafts.ts';
import { type Editing, openEditing } from './editing/open.ts';
import type { EditingSource } from './editing/ready.ts';
import { BARE, hold, keys, openWith, page, press, said, send, shown, tiles, written } from './testdata.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

/** Each attempt to fetch what can be done, to be ended by a test. */
const attempts: ((isFetched: boolean) => void)[] = [];
let atHand: Editing | undefined;
const source: EditingSource = {
  atHand: () => atHand,
  ready: () => new Promise<void>((done, fail) => attempts.push((isFetched) => (isFetched ? done() : fail()))),
};
const editing = await openEditing('en');

const fetched = (isFetched: boolean) =>
  act(async () => {
    if (isFetched) atHand = editing;
    attempts.shift()?.(isFetched);
  });

const SMALL: ScenarioDocument['board']['tiles'] = [
  [0, 0, 'base/E', 2],
  [0, 1, 'base/H', 0],
  [0, 2, 'base/E', 0],
];

describe('as long as what can be done has not been fetched', () => {
  beforeEach(async () => {
    attempts.length = 0;
    atHand = undefined;
    await openWith(source, { ...BARE, board: { tiles: [[0, 0, 'base/D', 0]] } });
  });

  it('nothing of it is fetched before somebody comes near', () => {
    expect(attempts).toHaveLength(0);
    act(() => {
      page().querySelector('.table')?.dispatchEvent(new Event('pointerenter'));
    });
    expect(attempts).toHaveLength(1);
  });

  it('what is tapped waits, and is done one after the other', async () => {
    hold({ what: 'tile', tile: 'base/U', turn: 0 });
    keys('ArrowDown', 'Enter', 'ArrowRight', 'Enter');
    expect(tiles()).toHaveLength(1);
    expect(said()).toBe('');
    await fetched(true);
    expect(tiles().slice(1)).toEqual([
      [0, 1, 'base/U', 1],
      [1, 1, 'base/U', 1],
    ]);
    expect(said()).toBe('Placed on B2.');
  });

  it('what is in the hand is turned, then laid', async () => {
    hold({ what: 'tile', tile: 'base/E', turn: 0 });
    keys('r', 'r', 'ArrowDown', 'ArrowDown', 'Enter');
    await fetched(true);
    expect(shown().hand).toMatchObject({ turn: 2 });
    expect(tiles().slice(1)).toEqual([[0, 2, 'base/E', 2]]);
  });

  it('a castle is begun and built', async () => {
    send({ type: 'change', document: { ...BARE, modules: { base: {}, castles: {} }, board: { tiles: SMALL } } });
    hold({ what: 'castle', player: 'red', lord: true });
    keys('ArrowDown', 'Enter', 'ArrowDown', 'Enter');
    await fetched(true);
    expect(written().board.castles).toMatchObject([
      {
        cells: [
          [0, 1],
          [0, 2],
        ],
      },
    ]);
  });

  it.each([
    ['another tile is taken', () => hold({ what: 'tile', tile: 'base/V', turn: 0 })],
    ['the hand is emptied', () => keys('Escape')],
    ['playing is begun', () => send({ type: 'play' })],
  ])('nothing is laid any more once %s', async (_, begin) => {
    hold({ what: 'tile', tile: 'base/U', turn: 0 });
    keys('ArrowDown', 'Enter');
    begin();
    const { hand } = shown();
    await fetched(true);
    expect(tiles()).toHaveLength(1);
    expect(shown().hand).toBe(hand);
  });

  it('nothing is selected any more once Escape is pressed', async () => {
    keys('Enter', 'Escape');
    await fetched(true);
    expect(shown().cell).toBeUndefined();
  });

  it('while playing too it is said where that fails, and what lies there once it works', async () => {
    send({ type: 'play' });
    keys('ArrowDown');
    await fetched(false);
    expect(page().querySelector('[role=alert]')?.textContent).toContain(desk.failed);
    press(drafts.again);
    await fetched(true);
    expect(said()).toBe('A2: free');
  });

  it('it is said where that fails, and done once it works', async () => {
    hold({ what: 'tile', tile: 'base/U', turn: 0 });
    keys('ArrowDown', 'Enter');
    await fetched(false);
    expect(page().querySelector('[role=alert]')?.textContent).toContain(desk.failed);
    expect(tiles()).toHaveLength(1);
    press(drafts.again);
    await fetched(true);
    expect(tiles()).toHaveLength(2);
    expect(page().querySelector('[role=alert]')).toBeNull();
  });
});
