// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { desk } from '../../words/locales/en/editing/desk.ts';
import { drafts } from '../../words/locales/en/editing/drafts.ts';
import { type Editing, openEditing } from './editing/open.ts';
import { BARE, hold, keys, openUnready, page, press, said, tiles } from './testdata.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

/** Each attempt to fetch what can be done, to be ended by a test. */
const attempts: ((isFetched: boolean) => void)[] = [];
let atHand: Editing | undefined;
vi.mock('./editing/ready.ts', () => ({
  editingAtHand: () => atHand,
  readyToEdit: () => new Promise<void>((done, fail) => attempts.push((isFetched) => (isFetched ? done() : fail()))),
}));
const editing = await openEditing('en');

const fetched = (isFetched: boolean) =>
  act(async () => {
    if (isFetched) atHand = editing;
    attempts.shift()?.(isFetched);
  });

describe('as long as what can be done has not been fetched', () => {
  beforeEach(async () => {
    attempts.length = 0;
    atHand = undefined;
    await openUnready({ ...BARE, board: { tiles: [[0, 0, 'base/D', 0]] } });
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

  it('what was in the hand is laid, whatever is taken meanwhile', async () => {
    hold({ what: 'tile', tile: 'base/U', turn: 0 });
    keys('ArrowDown', 'Enter');
    hold({ what: 'tile', tile: 'base/V', turn: 0 });
    await fetched(true);
    expect(tiles().slice(1)).toEqual([[0, 1, 'base/U', 1]]);
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
