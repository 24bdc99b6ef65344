/** Judging a document: a timeline of frames, or the named problems of its situation. Done once; stepping looks up. */
import {
  agree,
  type Choice,
  decision,
  forcedChoice,
  type GameEvent,
  type GameState,
  type GivenOptions,
  judgeSituation,
  type ModuleName,
  type Player,
  play,
  refusal,
  type Situation,
  type SituationProblem,
} from '../engine/index.ts';
import type { Branch, Expectation, ScenarioDocument, Step } from './document.ts';
import { compare, inFull } from './expect.ts';
import type { Frame } from './timeline.ts';

export type Judgement = { readonly root: Frame } | { readonly problems: readonly SituationProblem[] };

type Growing = { -readonly [K in keyof Frame]: K extends 'next' ? Growing[] : Frame[K] };

/** What the document says about the situation before its first step. */
export function situationOf(doc: ScenarioDocument, active: Player = doc.active): Situation {
  const { board } = doc;
  return {
    agreement: agree(
      Object.keys(doc.modules) as ModuleName[],
      doc.players,
      doc.modules as unknown as GivenOptions,
      doc.reveal,
    ),
    active,
    tiles: board.tiles.map(([x, y, tile, turn]) => {
      const bridge = board.bridges?.find(([bx, by]) => bx === x && by === y)?.[2];
      return { tile, cell: [x, y], turn, ...(bridge && { bridge }) };
    }),
    followers: board.followers ?? [],
    gold: (board.gold ?? []).map(([x, y, count]) => ({ cell: [x, y], count })),
    castles: (board.castles ?? []).map(({ player, cells, lord = false }) => ({ player, cells, lord })),
    points: doc.points ?? {},
    owned: doc.gold ?? {},
    supply: doc.supply ?? {},
    ...(doc.goldSupply !== undefined && { goldSupply: doc.goldSupply }),
    pile: { order: doc.next, drawn: 0, then: doc.then ?? 'unknown' },
    parts: doc.parts ?? {},
    seed: doc.seed ?? 0,
  };
}

function makeFrame(
  id: string,
  state: GameState,
  did: readonly Choice[],
  events: readonly GameEvent[],
  expected: Expectation | undefined,
): Growing {
  const pending = decision(state);
  return {
    id,
    state,
    did,
    events,
    ...(pending && { decision: pending }),
    differences: expected ? compare(state, pending, events, expected) : [],
    next: [],
  };
}

/** A step that is being played: what has happened in it so far. */
class Playing {
  readonly did: Choice[] = [];
  readonly events: GameEvent[] = [];
  state: GameState;

  constructor(state: GameState) {
    this.state = state;
  }

  make(choice: Choice, chosen: boolean): void {
    const outcome = play(this.state, choice, 'wait');
    this.state = outcome.state;
    this.events.push(...outcome.events);
    if (chosen) this.did.push(choice);
  }

  /**
   * Makes the choices without an alternative that the document leaves out, up to where one of those that it names can be
   * made. Where none of them ever can, it goes no further than to where one of their kind is asked for.
   */
  runTo(named: readonly Choice[]): void {
    let asked: { state: GameState; events: number } | undefined;
    for (;;) {
      const refusals = named.map((choice) => refusal(this.state, inFull(this.state, choice)));
      if (refusals.includes(undefined)) return;
      const forced = forcedChoice(this.state);
      if (!forced) break;
      if (refusals.some((refused) => refused?.reason !== 'decide-first')) {
        asked ??= { state: this.state, events: this.events.length };
      }
      this.make(forced, false);
    }
    if (!asked) return;
    this.state = asked.state;
    this.events.length = asked.events;
  }
}

/** What the document chooses next behind these steps, in each of the branches if it forks before. */
function nextChoices(steps: readonly Step[], from: number): Choice[] {
  for (let i = from; i < steps.length; i++) {
    const [first] = steps[i]?.do ?? [];
    if (first) return [first];
  }
  return (steps.at(-1)?.branches ?? []).flatMap((branch) => nextChoices(branch.steps, 0));
}

/**
 * Plays the choices of a step as far as they are legal. Choices without an alternative may be left out; one that the
 * document names later is left to that step, so that an author decides how finely an example is told.
 */
function playStep(before: GameState, step: Step, after: readonly Choice[]): Growing {
  const playing = new Playing(before);
  for (const written of step.do) {
    playing.runTo([written]);
    const choice = inFull(playing.state, written);
    const refused = refusal(playing.state, choice);
    if (refused) {
      const frame = makeFrame(step.id, playing.state, playing.did, playing.events, undefined);
      return { ...frame, refused: { choice, refusal: refused } };
    }
    playing.make(choice, true);
  }
  playing.runTo(after);
  return makeFrame(step.id, playing.state, playing.did, playing.events, step.expect);
}

/** Steps after one that cannot be played are kept, standing still behind it. */
function grow(parent: Growing, steps: readonly Step[], branch: string | undefined): void {
  let last = parent;
  for (const [i, step] of steps.entries()) {
    const frame = last.refused
      ? { ...last, id: step.id, events: [], did: [], next: [] }
      : playStep(last.state, step, nextChoices(steps, i + 1));
    frame.parent = last as Frame;
    if (branch) frame.branch = branch;
    last.next.push(frame);
    last = frame;
  }
  for (const { id, steps: rest } of steps.at(-1)?.branches ?? []) grow(last, rest, id);
}

/** Branches at the very start may have another active player: then each begins from its own situation. */
function growFromStart(root: Growing, doc: ScenarioDocument, branches: readonly Branch[]): SituationProblem[] {
  for (const [i, { id, active, steps }] of branches.entries()) {
    if (!active || active === doc.active) grow(root, steps, id);
    else {
      const judged = judgeSituation(situationOf(doc, active));
      if ('problems' in judged) return judged.problems.map((problem) => ({ ...problem, at: `branches[${i}].active` }));
      const start = makeFrame('start', judged.state, [], judged.events, undefined);
      grow(start, steps, id);
      for (const frame of start.next) {
        frame.parent = root as Frame;
        root.next.push(frame);
      }
    }
  }
  return [];
}

export function judge(doc: ScenarioDocument): Judgement {
  const judged = judgeSituation(situationOf(doc));
  if ('problems' in judged) return { problems: judged.problems };
  const root = makeFrame('start', judged.state, [], judged.events, doc.expect);
  const problems = doc.branches ? growFromStart(root, doc, doc.branches) : [];
  if (problems.length) return { problems };
  grow(root, doc.steps ?? [], undefined);
  return { root: root as Frame };
}

/** All frames, each before those that follow it, branch by branch. */
export function allFrames(root: Frame): Frame[] {
  return [root, ...root.next.flatMap(allFrames)];
}
