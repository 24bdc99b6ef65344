import { describe, expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { PACE, type ReplayEvent, replayMachine } from './machine.ts';
import { isFork, makeTree, type StepId } from './tree.ts';
import type { Position, Session } from './try/session.ts';

/** start – place – { a – a2, b } */
const tree = makeTree([
  { id: 'start', next: ['place'], branches: [], turn: 1 },
  { id: 'place', parent: 'start', next: ['a', 'b'], branches: [], turn: 1 },
  { id: 'a', parent: 'place', next: ['a2'], branches: ['a'], turn: 1 },
  { id: 'a2', parent: 'a', next: [], branches: ['a'], turn: 1 },
  { id: 'b', parent: 'place', next: [], branches: ['b'], turn: 1 },
]);

const position = (name: string, decides: boolean) =>
  ({ name, ...(decides && { decision: { kind: 'take-gold' } }) }) as unknown as Position;

/** A session in which one choice leads to an end. */
const session: Session = {
  begin: (step) => position(step, true),
  choose: () => position('end', false),
};

const choose: ReplayEvent = { type: 'choose', choice: { kind: 'pass' } };

function start(at?: StepId) {
  const clock = new SimulatedClock();
  const actor = createActor(replayMachine, { input: { tree, load: async () => session, ...(at && { at }) }, clock });
  const forks = vi.fn();
  actor.on('fork', forks);
  actor.start();
  return { actor, clock, forks, at: () => actor.getSnapshot().context.at };
}

describe('paths of the chart', () => {
  const events: ReplayEvent[] = [
    { type: 'first' },
    { type: 'back' },
    { type: 'next' },
    { type: 'last' },
    { type: 'turn-back' },
    { type: 'turn-next' },
    { type: 'go', to: 'a' },
    { type: 'go', to: 'b' },
    { type: 'go', to: 'nowhere' },
    { type: 'play' },
    { type: 'pause' },
    { type: 'try' },
    { type: 'leave' },
  ];
  const paths = getShortestPaths(replayMachine, {
    input: { tree, load: () => new Promise<Session>(() => {}) },
    events,
    serializeState: (snapshot: AnyMachineSnapshot) => `${JSON.stringify(snapshot.value)} ${snapshot.context.at}`,
  });

  it('reaches every step, reading, and tries from each', () => {
    const reached = paths.map(({ state }) => `${JSON.stringify(state.value)} ${state.context.at}`);
    for (const id of tree.keys()) {
      expect(reached).toContain(`{"stepping":"paused"} ${id}`);
      expect(reached).toContain(`{"trying":"loading"} ${id}`);
    }
  });

  it.each(
    paths.map(
      (path) =>
        [
          path.steps
            .slice(1)
            .map(({ event }) => event.type)
            .join(' → ') || 'start',
          path,
        ] as const,
    ),
  )('%s', (_, path) => {
    const { actor, at } = start();
    for (const { event } of path.steps.slice(1)) {
      const before = at();
      actor.send(event);
      // A fork is never taken without a choice.
      if (/^(next|turn-next|last)$/.test(event.type) && isFork(tree, before)) expect(at()).toBe(before);
      expect(tree.has(at())).toBe(true);
    }
    expect(actor.getSnapshot().value).toEqual(path.state.value);
    expect(at()).toBe(path.state.context.at);
    expect(actor.getSnapshot().matches({ stepping: 'playing' }) && isFork(tree, at())).toBe(false);
    actor.stop();
  });
});

describe('to the end', () => {
  it('stops where the ways part, and asks', () => {
    const { actor, forks, at } = start();
    actor.send({ type: 'last' });
    expect(at()).toBe('place');
    expect(forks).toHaveBeenCalledTimes(1);
    actor.send({ type: 'last' });
    expect(at()).toBe('place');
    expect(forks).toHaveBeenCalledTimes(2);
  });
  it('goes to the end of the way that was chosen', () => {
    const { actor, forks, at } = start('a');
    actor.send({ type: 'last' });
    expect(at()).toBe('a2');
    expect(forks).not.toHaveBeenCalled();
  });
  it('tells of a fork only once its step is the present one', () => {
    const { actor } = start();
    const seen: StepId[] = [];
    actor.on('fork', () => seen.push(actor.getSnapshot().context.at));
    actor.send({ type: 'last' });
    expect(seen).toEqual(['place']);
  });
});

describe('playing', () => {
  it('goes on by the clock, stops at a fork and asks', () => {
    const { actor, clock, forks, at } = start();
    actor.send({ type: 'play' });
    expect(at()).toBe('start');
    clock.increment(PACE - 1);
    expect(at()).toBe('start');
    clock.increment(1);
    expect(at()).toBe('place');
    expect(actor.getSnapshot().value).toEqual({ stepping: 'paused' });
    expect(forks).toHaveBeenCalledTimes(1);
  });
  it('stops at the end and plays from the start again', () => {
    const { actor, clock, at } = start('a');
    actor.send({ type: 'play' });
    clock.increment(PACE);
    expect(at()).toBe('a2');
    expect(actor.getSnapshot().value).toEqual({ stepping: 'paused' });
    actor.send({ type: 'play' });
    expect(at()).toBe('start');
  });
  it('pauses as soon as the person steps', () => {
    const { actor, clock, at } = start('a');
    actor.send({ type: 'play' });
    actor.send({ type: 'back' });
    clock.increment(10 * PACE);
    expect(at()).toBe('place');
  });
});

describe('trying', () => {
  const value = (actor: ReturnType<typeof start>['actor']) => actor.getSnapshot().value;
  const trail = (actor: ReturnType<typeof start>['actor']) => actor.getSnapshot().context.trail.length;

  it('begins where the person is, plays, takes back, and returns to the step', async () => {
    const { actor, at } = start('place');
    actor.send({ type: 'try' });
    await vi.waitFor(() => expect(value(actor)).toEqual({ trying: 'choosing' }));
    actor.send({ type: 'undo' });
    expect(trail(actor)).toBe(1);
    actor.send(choose);
    expect(trail(actor)).toBe(2);
    // Nothing is left to decide: a further choice changes nothing.
    actor.send(choose);
    expect(trail(actor)).toBe(2);
    actor.send({ type: 'undo' });
    expect(trail(actor)).toBe(1);
    actor.send({ type: 'leave' });
    expect(value(actor)).toEqual({ stepping: 'paused' });
    expect(at()).toBe('place');
  });
  it('says when nothing could be fetched, and can try again', async () => {
    let online = false;
    const load = () => (online ? Promise.resolve(session) : Promise.reject(new Error('offline')));
    const actor = createActor(replayMachine, { input: { tree, load } }).start();
    actor.send({ type: 'try' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ trying: 'failed' }));
    online = true;
    actor.send({ type: 'try' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ trying: 'choosing' }));
  });
});
