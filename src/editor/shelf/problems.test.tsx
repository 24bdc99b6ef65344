// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { CASTLE } from '../../scenario/testdata/documents.ts';
import { actorNow, all, BARE, modelNow, open, place, press, text } from './testdata.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

describe('problems', () => {
  it('are none, and that is said', async () => {
    await open(BARE);
    expect(text(place.querySelector('.problems h2'))).toBe('Problems (0)');
    expect(text(place.querySelector('.problems [role=status]'))).toBe('No problems.');
    expect(all('.problems li')).toEqual([]);
  });

  it('of the situation lead to their square, and to their rule', async () => {
    await open({ ...BARE, board: { tiles: [...BARE.board.tiles, [5, 5, 'base/B', 0]] } });
    expect(text(place.querySelector('.problems [role=status]'))).toBe('1 problem.');
    await act(async () => all<HTMLButtonElement>('.problems li button')[0]?.click());
    expect(modelNow().cell).toEqual([5, 5]);
    expect(place.querySelector('.problems li a')?.getAttribute('href')).toBe('#BASE-12');
    await act(async () => actorNow().send({ type: 'play' }));
    await act(async () => all<HTMLButtonElement>('.problems li button')[0]?.click());
    expect([modelNow().work, modelNow().cell]).toEqual(['setup', [5, 5]]);
  });

  it('of the steps: the first that can no longer be played, and what comes out otherwise', async () => {
    const [close, score] = CASTLE.steps ?? [];
    if (!close || !score) throw new Error('no steps');
    const document: ScenarioDocument = {
      ...CASTLE,
      steps: [
        { ...close, expect: { points: { blue: 99 } } },
        { id: 'wrong', do: [{ kind: 'tile', cell: [0, 0], turn: 0 }] },
        score,
      ],
    };
    await open(document);
    expect(modelNow().judged.problems).toEqual([]);
    const told = all('.problems li').map(text);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Step 2');
    expect(told[0]).toContain('99');
    expect(told[1]).toContain('Step 3');
    await act(async () => all<HTMLButtonElement>('.problems li button')[1]?.click());
    expect([modelNow().work, modelNow().at]).toEqual(['playing', 'wrong']);
  });

  it('can be squares that nothing fills', async () => {
    await open({ ...BARE, board: { tiles: [[0, 0, 'base/D', 0]] }, next: ['base/B'], then: 'end' });
    await press('Show squares', '.problems label');
    const squares = () => all('.problems ul li').map(text);
    await vi.waitFor(() => act(async () => expect(squares()).not.toEqual([])));
    expect(squares()).toEqual([
      'A0no tile left fits',
      'Z1no tile left fits',
      'B1no tile left fits',
      'A2only 1 tile left would fit',
    ]);
    await press('B1', '.problems ul button');
    expect(modelNow().cell).toEqual([1, 0]);
  });
});
