import { describe, expect, it } from 'vitest';
import { type Choice, choices, type GameState, play } from '../engine/index.ts';
import type { ScenarioDocument, Step } from './document.ts';
import { allFrames, judge } from './judge.ts';
import { CASTLE, FORK } from './testdata/documents.ts';
import type { Frame } from './timeline.ts';

function rootOf(doc: ScenarioDocument): Frame {
  const judged = judge(doc);
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return judged.root;
}

const frame = (doc: ScenarioDocument, id: string): Frame =>
  allFrames(rootOf(doc)).find((one) => one.id === id) as Frame;

describe('judging', () => {
  it('gives a frame for the start and for each step, branch by branch', () => {
    const frames = allFrames(rootOf(FORK));
    expect(frames.map(({ id, branch, parent }) => [id, branch, parent?.id])).toEqual([
      ['start', undefined, undefined],
      ['close', undefined, 'start'],
      ['four', 'knight', 'close'],
      ['none', 'nobody', 'close'],
    ]);
  });

  it('both branches go on from the same state', () => {
    expect(frame(FORK, 'four').state.points).toEqual({ red: 4 });
    expect(frame(FORK, 'none').state.points).toEqual({});
    expect(frame(FORK, 'four').state.tiles).toEqual(frame(FORK, 'none').state.tiles);
  });

  it('tells what happened in a step, with what the engine did by itself', () => {
    expect(frame(CASTLE, 'score').events.map(({ kind }) => kind)).toEqual([
      'follower-declined',
      'feature-scored',
      'followers-returned',
      'castle-scored',
      'followers-returned',
      'gold-claimed',
      'gold-taken',
      'gold-taken',
    ]);
  });

  it('says who must decide next, or that nothing is known', () => {
    expect(frame(CASTLE, 'close').decision).toMatchObject({ kind: 'place-follower', player: 'red' });
    expect(frame(CASTLE, 'score').decision).toBeUndefined();
  });

  it('gives the same timeline each time', () => {
    expect(judge(CASTLE)).toEqual(judge(CASTLE));
    expect(judge(JSON.parse(JSON.stringify(FORK)) as ScenarioDocument)).toEqual(judge(FORK));
  });

  it('begins a fork at the very start with whoever is active there', () => {
    const steps = CASTLE.steps ?? [];
    const { steps: _, ...rest } = CASTLE;
    const doc: ScenarioDocument = {
      ...rest,
      branches: [
        { id: 'a', steps },
        { id: 'b', active: 'blue', steps: steps.map((step) => ({ ...step, id: `${step.id}-b` })) },
      ],
    };
    const root = rootOf(doc);
    expect(root.state.active).toBe('red');
    expect(root.next.map(({ state, parent }) => [state.active, parent?.id])).toEqual([
      ['red', 'start'],
      ['blue', 'start'],
    ]);
  });

  it('names the branch whose active player does not take part', () => {
    const branches = [
      { id: 'a', steps: [] },
      { id: 'b', active: 'pink' as const, steps: [] },
    ];
    const { steps: _, ...rest } = CASTLE;
    expect(judge({ ...rest, branches })).toEqual({
      problems: [{ reason: 'active-not-seated', at: 'branches[1].active', cells: [], found: 'pink' }],
    });
  });

  it('goes by the problems of the situation, if it has any', () => {
    expect(judge({ ...FORK, active: 'green' })).toEqual({
      problems: [{ reason: 'active-not-seated', at: 'active', cells: [], found: 'green' }],
    });
  });
});

describe('choices without an alternative', () => {
  const take = (x: number, y: number): Choice => ({ kind: 'take', cell: [x, y] });
  const steps = CASTLE.steps ?? [];
  const takes = (doc: ScenarioDocument) =>
    allFrames(rootOf(doc)).map(({ id, events }) => [id, events.filter(({ kind }) => kind === 'gold-taken').length]);

  it('are made where they are left out', () => {
    expect(takes(CASTLE)).toEqual([
      ['start', 0],
      ['close', 0],
      ['score', 2],
    ]);
  });

  it('wait for a step that names them', () => {
    const doc = { ...CASTLE, steps: [...steps, { id: 'red', do: [take(1, 1)] }, { id: 'blue', do: [take(1, 3)] }] };
    expect(takes(doc).slice(2)).toEqual([
      ['score', 0],
      ['red', 1],
      ['blue', 1],
    ]);
  });

  it('wait for a branch that names them, whichever it is', () => {
    const branch = (id: string, ...made: Choice[]) => ({ id, steps: [{ id: `${id}-first`, do: made }] });
    const last = { ...(steps[1] as Step), branches: [branch('all'), branch('blue', take(1, 3))] };
    const doc = { ...CASTLE, steps: [...steps.slice(0, 1), last] };
    expect(takes(doc).slice(2)).toEqual([
      ['score', 1],
      ['all-first', 1],
      ['blue-first', 1],
    ]);
    expect(allFrames(rootOf(doc)).filter(({ refused }) => refused)).toEqual([]);
  });

  it('wait behind steps that only show something', () => {
    const doc = { ...CASTLE, steps: [...steps, { id: 'look', do: [] }, { id: 'red', do: [take(1, 1)] }] };
    expect(takes(doc).slice(2)).toEqual([
      ['score', 0],
      ['look', 0],
      ['red', 2],
    ]);
  });

  it('are not passed over by one that is legal nowhere behind them', () => {
    const wrong = frame({ ...CASTLE, steps: [...steps, { id: 'wrong', do: [take(0, 0)] }] }, 'wrong');
    expect(wrong.refused?.refusal).toMatchObject({ reason: 'no-gold-there', rule: 'GOLD-30' });
    expect(wrong.decision).toMatchObject({ kind: 'take-gold', player: 'red' });
    expect(wrong.events).toEqual([]);
  });

  it('may be named in part', () => {
    const doc = { ...CASTLE, steps: [...steps, { id: 'blue', do: [take(1, 3)] }] };
    expect(takes(doc).slice(2)).toEqual([
      ['score', 1],
      ['blue', 1],
    ]);
  });
});

describe('a step that cannot be played', () => {
  const doc: ScenarioDocument = {
    ...FORK,
    steps: [
      { id: 'wrong', do: [{ kind: 'tile', cell: [0, 1], turn: 1 }], expect: { points: { red: 9 } } },
      { id: 'later', do: [{ kind: 'pass' }] },
    ],
  };

  it('is marked with the rule; nothing is expected of it', () => {
    expect(frame(doc, 'wrong')).toMatchObject({
      refused: { choice: { cell: [0, 1], turn: 1 }, refusal: { reason: 'edges-differ', rule: 'BASE-12' } },
      differences: [],
    });
  });

  it('keeps the steps behind it, standing still', () => {
    const later = frame(doc, 'later');
    expect(later.state).toEqual(frame(doc, 'wrong').state);
    expect(later.events).toEqual([]);
    expect(later.refused).toBeDefined();
  });

  it('is played as far as it goes', () => {
    const half = frame(
      {
        ...FORK,
        steps: [
          {
            id: 'half',
            do: [
              { kind: 'tile', cell: [0, 1], turn: 0 },
              { kind: 'take', cell: [0, 1] },
            ],
          },
        ],
      },
      'half',
    );
    expect(half.did).toHaveLength(1);
    expect(half.state.tiles).toHaveLength(2);
    expect(half.refused?.refusal.reason).toBe('decide-first');
  });
});

describe('a state written out as JSON and read again', () => {
  /** Plays the first choice again and again. */
  function goOn(state: GameState): unknown[] {
    const told: unknown[] = [];
    let now = state;
    for (let choice = choices(now)[0]; choice; choice = choices(now)[0]) {
      const outcome = play(now, choice as Choice);
      told.push(choice, outcome.events);
      now = outcome.state;
    }
    return [...told, now];
  }

  it('goes on identically from the middle of a turn', () => {
    const start = rootOf({ ...CASTLE, next: ['base/E', 'gold/G1', 'base/V', 'base/X'], then: 'end' });
    for (const { state } of allFrames(start)) {
      expect(goOn(JSON.parse(JSON.stringify(state)) as GameState)).toEqual(goOn(state));
    }
  });
});

describe('a document that is edited', () => {
  const told = (doc: ScenarioDocument) => {
    const judged = judge(doc);
    if ('problems' in judged) return judged.problems;
    return allFrames(judged.root).map(({ parent, next, ...frame }) => ({
      ...frame,
      parent: parent?.id,
      next: next.map(({ id }) => id),
    }));
  };
  const [close, score] = CASTLE.steps ?? [];
  const edits: readonly (readonly [string, ScenarioDocument])[] = [
    ['without its last step', { ...CASTLE, steps: [close as Step] }],
    ['with its steps joined', { ...CASTLE, steps: [{ id: 'both', do: [...(close?.do ?? []), ...(score?.do ?? [])] }] }],
    ['with another first step', { ...CASTLE, steps: [{ id: 'wrong', do: [{ kind: 'pass' }] }, score as Step] }],
    ['with another player', { ...CASTLE, active: 'blue' }],
    ['with another tile', { ...CASTLE, next: ['base/D'] }],
    ['with an end', { ...CASTLE, then: 'end' }],
    ['with points', { ...CASTLE, points: { red: 30 } }],
    [
      'with what is expected',
      { ...CASTLE, steps: [close as Step, { ...(score as Step), expect: { points: { red: 9 } } }] },
    ],
    ['that cannot be', { ...CASTLE, board: { tiles: [[0, 0, 'nonsense', 0]] } }],
  ];

  it.each(edits)('%s is judged as if it had never been another one', (_, edited) => {
    const before = told(CASTLE);
    expect(told(edited)).toEqual(told(structuredClone(edited)));
    expect(told(edited)).not.toEqual(before);
    expect(told(CASTLE)).toEqual(before);
  });
});
