/**
 * Where the person is in an example: reading, letting it play, or trying it. The machine knows the tree of the steps
 * and asks a session for everything else; it never knows a rule.
 */
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Choice } from '../engine/index.ts';
import {
  backFrom,
  firstStep,
  isEnd,
  isFork,
  lastFrom,
  type StepId,
  type StepTree,
  turnBackFrom,
  turnNextFrom,
  waysFrom,
} from './tree.ts';
import type { Position, Session } from './try/session.ts';

/** Milliseconds that a step stays while it plays. */
export const PACE = 2500;

export type ReplayEvent =
  | { type: 'first' }
  | { type: 'back' }
  | { type: 'next' }
  | { type: 'last' }
  | { type: 'turn-back' }
  | { type: 'turn-next' }
  | { type: 'go'; to: StepId }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'try' }
  | { type: 'choose'; choice: Choice }
  | { type: 'undo' }
  | { type: 'leave' };

export interface ReplayInput {
  readonly tree: StepTree;
  readonly at?: StepId;
  /** Fetches the engine and the example. */
  readonly load: () => Promise<Session>;
}

interface ReplayContext {
  readonly tree: StepTree;
  readonly at: StepId;
  readonly load: () => Promise<Session>;
  readonly session: Session | undefined;
  /** The positions of a try, the present one last. */
  readonly trail: readonly Position[];
}

export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    input: {} as ReplayInput,
    emitted: {} as { type: 'fork' },
  },
  actors: {
    load: fromPromise(({ input }: { input: () => Promise<Session> }) => input()),
  },
  delays: { pace: PACE },
  guards: {
    atFork: ({ context }) => isFork(context.tree, context.at),
    atEnd: ({ context }) => isEnd(context.tree, context.at),
    isStep: ({ context, event }) => event.type === 'go' && context.tree.has(event.to),
    canUndo: ({ context }) => context.trail.length > 1,
    mustDecide: ({ context }) => context.trail.at(-1)?.decision !== undefined,
  },
  actions: {
    toFirst: assign({ at: ({ context }) => firstStep(context.tree) }),
    toBack: assign({ at: ({ context }) => backFrom(context.tree, context.at) ?? context.at }),
    toNext: assign({ at: ({ context }) => waysFrom(context.tree, context.at)[0] ?? context.at }),
    toLast: assign({ at: ({ context }) => lastFrom(context.tree, context.at) }),
    toTurnBack: assign({ at: ({ context }) => turnBackFrom(context.tree, context.at) }),
    toTurnNext: assign({ at: ({ context }) => turnNextFrom(context.tree, context.at) }),
    toStep: assign({ at: ({ context, event }) => (event.type === 'go' ? event.to : context.at) }),
    askAtFork: emit({ type: 'fork' }),
    askIfAtFork: enqueueActions(({ context, enqueue }) => {
      if (isFork(context.tree, context.at)) enqueue.emit({ type: 'fork' });
    }),
    beginTry: assign({
      trail: ({ context }) => (context.session ? [context.session.begin(context.at)] : []),
    }),
    playChoice: assign({
      trail: ({ context, event }) => {
        const now = context.trail.at(-1);
        if (event.type !== 'choose' || !now || !context.session) return context.trail;
        return [...context.trail, context.session.choose(now, event.choice)];
      },
    }),
    takeBack: assign({ trail: ({ context }) => context.trail.slice(0, -1) }),
    endTry: assign({ trail: [] }),
  },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({
    tree: input.tree,
    at: input.at ?? firstStep(input.tree),
    load: input.load,
    session: undefined,
    trail: [],
  }),
  initial: 'stepping',
  states: {
    stepping: {
      initial: 'paused',
      on: {
        first: { target: '.paused', actions: 'toFirst' },
        back: { target: '.paused', actions: 'toBack' },
        next: [
          { guard: 'atFork', target: '.paused', actions: 'askAtFork' },
          { target: '.paused', actions: 'toNext' },
        ],
        last: [
          { guard: 'atFork', target: '.paused', actions: 'askAtFork' },
          { target: '.paused', actions: ['toLast', 'askIfAtFork'] },
        ],
        'turn-back': { target: '.paused', actions: 'toTurnBack' },
        'turn-next': [
          { guard: 'atFork', target: '.paused', actions: 'askAtFork' },
          { target: '.paused', actions: 'toTurnNext' },
        ],
        go: { guard: 'isStep', target: '.paused', actions: 'toStep' },
        try: 'trying',
      },
      states: {
        paused: {
          on: {
            play: [
              { guard: 'atFork', actions: 'askAtFork' },
              { guard: 'atEnd', target: 'playing', actions: 'toFirst' },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          always: [
            { guard: 'atFork', target: 'paused', actions: 'askAtFork' },
            { guard: 'atEnd', target: 'paused' },
          ],
          after: { pace: { target: 'playing', reenter: true, actions: 'toNext' } },
          on: { pause: 'paused' },
        },
      },
    },
    trying: {
      initial: 'loading',
      exit: 'endTry',
      on: { leave: 'stepping' },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.load,
            onDone: {
              target: 'choosing',
              actions: [assign({ session: ({ event }) => event.output }), 'beginTry'],
            },
            onError: 'failed',
          },
        },
        failed: { on: { try: 'loading' } },
        choosing: {
          on: {
            choose: { guard: 'mustDecide', actions: 'playChoice' },
            undo: { guard: 'canUndo', actions: 'takeBack' },
          },
        },
      },
    },
  },
});
