/**
 * Paths are made from the chart itself: the shortest to every state it can be in, and from there everything that can
 * happen. The machine walks them, and they take every transition that the chart has.
 */
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { QUIET } from './actions.ts';
import type { Saved } from './draft.ts';
import type { EditorDesk, EditorEvent, Opened } from './events.ts';
import { canRedo, canUndo, type History } from './history.ts';
import { editorMachine } from './machine.ts';
import { draftOf, named } from './testdata.ts';

type State = SnapshotFrom<typeof editorMachine>;

const shared: Opened = { kind: 'shared', document: named('shared') };
const cut: Opened = { kind: 'unreadable', problem: { reason: 'cut', at: 3 } };

/** The desk has answered: what each of its three actors is called in the chart. */
const answer = (asking: 'opening' | 'looking.copying' | 'editing.keeping.saving', output: unknown) => ({
  type: `xstate.done.actor.0.editor.${asking}`,
  output,
});
const refuse = (asking: string) => ({ type: `xstate.error.actor.0.editor.${asking}`, error: new Error('refused') });
const written = ({ context: { draft, history } }: State, kind: Saved['kind'], what = history) =>
  answer('editing.keeping.saving', { kind, draft: { ...(draft ?? draftOf('none')), history: what } });

/** Milliseconds without an edit have gone by. */
const QUIET_IS_OVER = 'xstate.after.quiet.editor.editing.keeping.waiting';

/** Everything that can happen, by its name. */
const HAPPENINGS: Readonly<Record<string, (state: State) => { readonly type: string }>> = {
  'own work opens': () => answer('opening', { kind: 'draft', draft: draftOf('own') }),
  'something shared opens': () => answer('opening', shared),
  'an unreadable link opens': () => answer('opening', cut),
  'nothing opens': () => refuse('opening'),
  'a copy is made': () => answer('looking.copying', draftOf('copy')),
  'a copy is made at a step': () => answer('looking.copying', draftOf('copy', 'close')),
  'no copy is made': () => refuse('looking.copying'),
  'the draft is saved': (state) => written(state, 'saved'),
  'the draft is saved as it was before': (state) => written(state, 'saved', draftOf('before').history),
  'the draft is saved as another one': (state) => written(state, 'moved'),
  'the draft is not saved': () => refuse('editing.keeping.saving'),
  'time goes by': () => ({ type: QUIET_IS_OVER }),
  open: () => ({ type: 'open' }),
  show: () => ({ type: 'show', opened: shared }),
  mine: () => ({ type: 'mine' }),
  use: () => ({ type: 'use', draft: draftOf('other') }),
  rename: () => ({ type: 'rename', name: 'renamed' }),
  hold: () => ({ type: 'hold', hand: { what: 'gold' } }),
  release: () => ({ type: 'release' }),
  select: () => ({ type: 'select', cell: [0, 0] }),
  change: () => ({ type: 'change', document: named('changed') }),
  undo: () => ({ type: 'undo' }),
  redo: () => ({ type: 'redo' }),
  go: () => ({ type: 'go', to: 'close' }),
  play: () => ({ type: 'play' }),
  'set-up': () => ({ type: 'set-up' }),
  leave: () => ({ type: 'leave' }),
  retry: () => ({ type: 'retry' }),
};

type Happening = EditorEvent & { readonly happens: string };

/** Only an actor that is at work answers. */
function canHappen({ children }: State, type: string): boolean {
  const [, actor] = type.split('.actor.');
  return actor === undefined || actor in children;
}

const eventsIn = (state: State): readonly Happening[] =>
  Object.entries(HAPPENINGS)
    .map(([happens, event]) => ({ ...event(state), happens }) as unknown as Happening)
    .filter(({ type }) => canHappen(state, type));

/** What tells the states of the chart apart: how much has been changed does not, nor which draft it is. */
function describeState({ value, context: { opened, draft, history, hand, cell } }: State): string {
  if (typeof value === 'string') return value;
  if ('looking' in value) return `looking, ${value.looking}: ${opened?.kind}`;
  const can = history && [canUndo(history) && 'undo', canRedo(history) && 'redo'];
  const told = [hand?.what, cell?.join(), ...(can ?? []), history === draft?.history ? 'as kept' : 'changed'];
  return `${JSON.stringify(value).replaceAll('"', '')}: ${told.filter(Boolean).join(', ')}`;
}

const never = () => new Promise<never>(() => {});
const desk: EditorDesk = { open: never, copy: never, save: never };
const options = {
  input: { desk },
  events: eventsIn as (state: State) => readonly EditorEvent[],
  serializeState: describeState,
  serializeEvent: (event: EditorEvent) => (event as Happening).happens,
};

interface Path {
  readonly happens: readonly string[];
  /** The states after each, as the chart has them. */
  readonly states: readonly string[];
}

/** The shortest path to each state, and from there each way on. */
function allPaths(): Path[] {
  const ways = getAdjacencyMap(editorMachine, options);
  return getShortestPaths(editorMachine, options).flatMap(({ state, steps }) => {
    const [, ...made] = steps;
    const happens = made.map(({ event }) => (event as Happening).happens);
    const states = made.map((step) => describeState(step.state));
    const on = Object.values(ways[describeState(state) as keyof typeof ways]?.transitions ?? {});
    return on.map((way) => ({
      happens: [...happens, (way.event as Happening).happens],
      states: [...states, describeState(way.state)],
    }));
  });
}

/** The machine walks a path. */
function walk({ happens }: Path) {
  const clock = new SimulatedClock();
  const taken = new Set<object>();
  const saves: History[] = [];
  const save: EditorDesk['save'] = (_, history) => {
    saves.push(history);
    return never();
  };
  const actor = createActor(editorMachine, {
    clock,
    input: { desk: { ...desk, save } },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const transition of event._transitions) taken.add(transition);
    },
  });
  actor.start();
  const reached = [actor.getSnapshot()];
  for (const name of happens) {
    const event = HAPPENINGS[name]?.(actor.getSnapshot());
    if (event?.type === QUIET_IS_OVER) clock.increment(QUIET);
    else actor.send(event as EditorEvent);
    reached.push(actor.getSnapshot());
  }
  actor.stop();
  return { reached, saves, taken };
}

const walks = allPaths().map((path) => ({ ...path, ...walk(path) }));
const told = (happens: readonly string[]) => happens.join(' → ');

/** Of these, the person can turn to something else at any time: whatever is under way does not keep them. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  open: ['opening'],
  show: ['looking'],
};

describe('all paths of the chart', () => {
  it.each(Object.entries(TURNS))('lead elsewhere from everywhere: %s', (turn, [to]) => {
    const turned = walks.filter(({ happens }) => happens.at(-1) === turn);
    const from = new Set(turned.map(({ reached }) => describeState(reached.at(-2) as State)));
    const states = new Set(walks.map(({ reached }) => describeState(reached.at(-2) as State)));
    expect([...states].filter((state) => !from.has(state))).toEqual([]);
    for (const { happens, reached } of turned) {
      const state = reached.at(-1) as State;
      expect(state.matches(to as 'opening'), told(happens)).toBe(true);
      expect(state.matches({ looking: 'copying' }), told(happens)).toBe(false);
    }
  });

  it('take every transition', () => {
    const nodes = [editorMachine.root, ...getStateNodes(editorMachine)];
    const transitions = nodes.flatMap(({ transitions: on, always = [] }) => [...[...on.values()].flat(), ...always]);
    const taken = new Set(walks.flatMap((walked) => [...walked.taken]));
    const left = transitions.filter((transition) => !taken.has(transition));
    expect(transitions.length).toBeGreaterThan(50);
    expect(left.map(({ source, eventType }) => `${source.id}: ${eventType}`)).toEqual([]);
  });

  it('lead where the chart says', () => {
    for (const { happens, states, reached } of walks) {
      expect(reached.slice(1).map(describeState), told(happens)).toEqual(states);
    }
  });

  it('keep together what belongs together', () => {
    for (const { happens, reached } of walks) {
      const state = reached.at(-1) as State;
      const { draft, history, hand, cell } = state.context;
      expect(!!draft, told(happens)).toBe(!!history);
      if (state.matches('editing')) expect(draft, told(happens)).toBeDefined();
      if (state.matches({ editing: { keeping: 'kept' } })) expect(draft?.history, told(happens)).toBe(history);
      expect(!!hand, told(happens)).toBe(state.matches({ editing: { work: { setup: 'holding' } } }));
      if (cell) expect(state.matches('editing'), told(happens)).toBe(true);
    }
  });

  it('never leave work that has not been handed over to be written', () => {
    let left = 0;
    for (const { happens, reached, saves } of walks) {
      const [before, after] = reached.slice(-2) as [State, State];
      const { draft, history } = before.context;
      const isLeft = before.matches('editing') && (!after.matches('editing') || happens.at(-1) === 'use');
      if (!isLeft || draft?.history === history) continue;
      left += 1;
      expect(saves, told(happens)).toContain(history);
    }
    expect(left).toBeGreaterThan(10);
  });
});
