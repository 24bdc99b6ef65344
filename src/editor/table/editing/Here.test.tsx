// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../../scenario/document.ts';
import { buttons, DOCUMENT, hold, keys, labels, open, press, said, send, shown, tiles, written } from '../testdata.tsx';

vi.mock('../../../replay/dress.ts', () => ({ dress: () => {} }));

describe('pieces in the hand, by keyboard', () => {
  const small: ScenarioDocument = {
    ...DOCUMENT,
    board: {
      tiles: [
        [0, 0, 'base/E', 2],
        [0, 1, 'base/H', 0],
        [0, 2, 'base/E', 0],
      ],
    },
  };

  it('a castle asks for its other half where it could be either', async () => {
    await open(small);
    hold({ what: 'castle', player: 'red', lord: true });
    keys('Enter');
    expect(said()).toBe('The castle begins on A2. Where is its other half?');
    press('A3');
    expect(written().board.castles).toEqual([
      {
        player: 'red',
        cells: [
          [0, 1],
          [0, 2],
        ],
        lord: true,
      },
    ]);
    keys('Escape', 'Enter');
    press('Take the lord off');
    expect(written().board.castles?.[0]).not.toHaveProperty('lord');
    press('Remove (castle');
    expect(written().board.castles).toBeUndefined();
  });

  it('gold is laid piece by piece', async () => {
    await open(small);
    hold({ what: 'gold' });
    keys('Enter', 'Enter');
    expect(written().board.gold).toEqual([[0, 1, 2]]);
    expect(said()).toContain('2 gold pieces');
    press('One less');
    expect(written().board.gold).toEqual([[0, 1, 1]]);
  });

  it('a bridge leads one way or the other', async () => {
    await open({ ...small, modules: { base: {}, bridges: {} } });
    hold({ what: 'bridge', way: 'EW' });
    keys('Enter');
    expect(written().board.bridges).toEqual([[0, 1, 'EW']]);
    press('Bridge, top to bottom');
    expect(written().board.bridges).toEqual([[0, 1, 'NS']]);
  });

  it('tokens, a tent and the sheriff stand on a mountain', async () => {
    await open({
      ...DOCUMENT,
      modules: { 'gold-rush': {}, sheriff: {} },
      board: { tiles: [[0, 0, 'mountain:N1,S1', 0]] },
    });
    hold({ what: 'token', value: 3 });
    keys('Enter');
    press('Mountain (top)');
    hold({ what: 'tent', player: 'red' });
    keys('Enter');
    press('Mountain (bottom)');
    hold({ what: 'sheriff' });
    keys('Enter');
    press('Mountain (top)');
    expect(written().parts).toEqual({
      'gold-rush': {
        stacks: [{ cell: [0, 0], on: 'mountain:N', tokens: [3] }],
        tents: [{ player: 'red', cell: [0, 0], on: 'mountain:S' }],
      },
      sheriff: { cell: [0, 0], on: 'mountain:N' },
    });
    keys('Escape', 'Enter');
    press('Take the top one');
    press('Remove (tent of Red');
    press('Remove (sheriff');
    expect(written()).not.toHaveProperty('parts');
  });

  it('needs a tile', async () => {
    await open(small);
    hold({ what: 'gold' });
    keys('ArrowLeft', 'Enter');
    expect(said()).toBe('There is no tile on Z2.');
    expect(written()).toBe(small);
  });
});

describe('a selected square', () => {
  beforeEach(async () => {
    await open(DOCUMENT);
    send({ type: 'select', cell: [0, 0] });
  });

  it('shows each piece with its buttons', () => {
    press('One more');
    expect(written().board.gold).toEqual([[0, 0, 2]]);
    act(() =>
      buttons()
        .find(({ textContent }) => textContent === 'Remove (Red: knight (top))')
        ?.click(),
    );
    expect(written().board.followers).toBeUndefined();
  });

  it('offers the free spots for a figure of each player', () => {
    expect(labels()).not.toContain('Knight (top)');
    press(' Blue');
    press('Highwayman');
    expect(written().board.followers?.at(-1)).toEqual({ player: 'blue', cell: [0, 0], on: 'road:EW' });
  });

  it('moves a figure to another tile', () => {
    act(() =>
      buttons()
        .find(({ textContent }) => textContent === 'Move (Red: knight (top))')
        ?.click(),
    );
    keys('ArrowRight', 'Enter');
    press('Highwayman');
    expect(written().board.followers).toEqual([{ player: 'red', cell: [1, 0], on: 'road:EW' }]);
  });

  it('is turned and removed by the buttons under the board', () => {
    press('Turn');
    expect(tiles()[0]?.[3]).toBe(1);
    press('Remove');
    expect(tiles()).toHaveLength(1);
    expect(written().board.gold).toBeUndefined();
    press('Done');
    expect(shown().cell).toBeUndefined();
  });
});
