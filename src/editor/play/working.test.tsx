// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { CASTLE, FORK } from '../../scenario/testdata/documents.ts';
import { setExpectation } from '../edits/outcome.ts';
import { chooseOn, targetsOf } from './onBoard.ts';
import { openPanels, type Panels } from './testpanels.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

let panels: Panels;
afterEach(() => panels.close());
const entries = () => panels.actor.getSnapshot().context.history?.entries.length;
const stepIds = () => panels.model.judged.frames.map(({ id }) => id);

const { steps: _, ...bare } = FORK;
const EMPTY: ScenarioDocument = { ...bare, next: ['base/E'] };

describe('playing', () => {
  it('records what is chosen, and brings the next question', async () => {
    panels = await openPanels(EMPTY);
    await panels.press('Play');
    await panels.press('A2');
    await panels.press('not turned');
    expect(panels.model.document.steps).toEqual([{ id: '1', do: [{ kind: 'tile', cell: [0, 1], turn: 0 }] }]);
    expect(document.activeElement?.textContent).toContain('Red may place a meeple');
    await panels.press('Knight');
    expect(panels.model.frame?.state.points.red).toBe(4);
    expect(panels.place.querySelector('.play [role="status"]')?.textContent).toContain('scores');
    expect(panels.place.querySelector('.play .pt')?.textContent).toContain('= 4');
  });

  it('goes on with any tile, or ends the game', async () => {
    panels = await openPanels(EMPTY);
    await panels.press('Play');
    await panels.press('A2');
    await panels.press('not turned');
    await panels.press('Knight');
    await act(async () => panels.place.querySelector<HTMLButtonElement>('.faces button')?.click());
    expect(panels.model.document.next).toHaveLength(2);
    expect(panels.model.frame?.decision?.kind).toBe('place-tile');
    expect(document.activeElement?.textContent).toContain('Blue must place the tile');
    await panels.send({ type: 'undo' });
    await panels.press('No tile: the game ends here');
    expect(panels.model.frame?.state.phase).toBe('over');
    expect(panels.place.querySelector('.play')?.textContent).toContain('The game is over');
    await panels.press('The game goes on after all');
    expect(panels.model.document).not.toHaveProperty('then');
  });

  it('goes from step to step by buttons and keys', async () => {
    panels = await openPanels(FORK);
    await panels.press('Play');
    await panels.press('Next ›');
    expect(panels.model.at).toBe('close');
    await panels.press('Next ›');
    expect(panels.model.at).toBe('close');
    expect(document.activeElement?.closest('.at-fork')).not.toBeNull();
    await panels.key('2');
    const [first, second] = panels.model.judged.frames.find(({ id }) => id === 'close')?.next ?? [];
    expect(panels.model.at).toBe(second?.id);
    await panels.key('ArrowLeft');
    await panels.key('1');
    expect(panels.model.at).toBe(first?.id);
    await panels.key('Home');
    expect(panels.model.at).toBe('start');
    await panels.key('End');
    expect(panels.model.at).toBe('close');
    await panels.key('ArrowRight');
    expect(panels.model.at).toBe('close');
    expect(entries()).toBe(1);
  });

  it('lets another player begin', async () => {
    panels = await openPanels(FORK);
    await panels.press('Play');
    await panels.press('Blue begins');
    expect(panels.model.frame?.decision).toMatchObject({ kind: 'place-tile', player: 'blue' });
    expect(panels.place.querySelector('.step-list')?.textContent).toContain('Way 2: Blue');
  });

  it('makes a way of its own of another choice', async () => {
    panels = await openPanels(FORK);
    await panels.press('Play');
    await panels.send({ type: 'go', to: 'close' });
    await panels.press('Farmer');
    expect(panels.model.document.steps?.[0]?.branches).toHaveLength(3);
    expect(panels.model.document.steps?.[0]?.branches?.at(-1)?.steps[0]?.id).toBe(panels.model.at);
    await panels.send({ type: 'undo' });
    expect(panels.model.document.steps?.[0]?.branches).toHaveLength(2);
    expect(panels.model.at).toBe('close');
  });
});

describe('on the board', () => {
  it('a square is chosen where only one thing can be done there', async () => {
    panels = await openPanels(EMPTY);
    expect(targetsOf(panels.model)).toEqual([]);
    await panels.press('Play');
    expect(targetsOf(panels.model)).toContainEqual([0, 1]);
    await act(async () => expect(chooseOn(panels.model, [0, 1], panels.actor.send)).toBe(true));
    await panels.settle();
    expect(stepIds()).toEqual(['start', '1']);
    expect(targetsOf(panels.model)).toEqual([]);
  });

  it('the panel asks where the tile fits in several ways', async () => {
    panels = await openPanels(EMPTY);
    await panels.press('Play');
    await act(async () => expect(chooseOn(panels.model, [1, 0], panels.actor.send)).toBe(true));
    expect(stepIds()).toEqual(['start']);
    expect(panels.place.querySelector('.play')?.textContent).toContain('Which way round');
    await panels.press('Another square');
    expect(panels.model.cell).toBeUndefined();
  });

  it('the panel says why nothing can be done', async () => {
    panels = await openPanels(EMPTY);
    await panels.press('Play');
    await act(async () => expect(chooseOn(panels.model, [0, 0], panels.actor.send)).toBe(false));
    expect(panels.place.querySelector('.no-way')?.textContent).toContain('BASE-12');
  });

  it('nothing is chosen while the board is set up', async () => {
    panels = await openPanels(EMPTY);
    expect(chooseOn(panels.model, [0, 1], panels.actor.send)).toBe(false);
    expect(panels.actor.getSnapshot().context.cell).toBeUndefined();
  });
});

describe('the list of steps', () => {
  it('leads to a step, and into playing', async () => {
    panels = await openPanels(FORK);
    await act(async () => panels.place.querySelectorAll<HTMLButtonElement>('.row')[1]?.click());
    expect([panels.model.work, panels.model.at]).toEqual(['playing', 'close']);
  });

  it('joins steps, splits them and deletes them', async () => {
    panels = await openPanels(CASTLE);
    await panels.press('Play');
    await panels.send({ type: 'go', to: 'score' });
    await panels.press('Join with the step before');
    expect(stepIds()).toEqual(['start', 'score']);
    await panels.press('Split into single choices');
    expect(stepIds()).toEqual(['start', '1', 'score']);
    await panels.press('Delete from here on');
    expect(stepIds()).toEqual(['start', '1']);
    expect(panels.model.at).toBe('1');
    for (let i = 0; i < 3; i++) await panels.send({ type: 'undo' });
    expect(panels.model.document).toBe(CASTLE);
  });

  it('takes over the outcome, and tells when it no longer holds', async () => {
    panels = await openPanels(setExpectation(CASTLE, 'score', { points: { red: 9 } }));
    await panels.press('Play');
    await panels.send({ type: 'go', to: 'score' });
    await vi.waitFor(() => expect(panels.place.querySelector('.outcome')).not.toBeNull());
    expect(panels.place.querySelector('.outcome')?.textContent).toContain('9 expected, 8 by the rules');
    await panels.press('Expect what the rules give');
    expect(panels.place.querySelector('.outcome')?.textContent).toContain('as expected');
    await panels.press('Adopt the outcome of all steps');
    expect(panels.model.document.steps?.[1]?.expect?.points).toEqual({ red: 8, blue: 8, green: 0 });
    await panels.send({ type: 'undo' });
    await panels.send({ type: 'undo' });
    await panels.press('Remove what no longer holds');
    expect(panels.model.document.steps?.[1]).not.toHaveProperty('expect');
  });
});
