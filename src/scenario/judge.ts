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
    agreement: agree(Object.keys(doc.modules) as ModuleName[], doc.players, doc.modules as unknown as GivenOptions),
    active,
    tiles: board.tiles.map(([x, y, tile, turn]) => ({ tile, cell: [x, y], turn })),
    followers: board.followers ?? [],
    gold: (board.gold ?? []).map(([x, y, count]) => ({ cell: [x, y], count })),
    castles: (board.castles ?? []).map(({ player, cells, lord = false }) => ({ player, cells, lord })),
    points: doc.points ?? {},
    owned: doc.gold ?? {},
    supply: doc.supply ?? {},
    ...(doc.goldSupply !== undefined && { goldSupply: doc.goldSupply }),
    pile: { order: doc.next, drawn: 0, then: doc.then ?? 'unknown' },
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

  /** Makes the choices without an alternative that the document leaves out: all of them, up to one that it names. */
  runTo(named: Choice | undefined): void {
    for (;;) {
      const forced = forcedChoice(this.state);
      if (!forced || (named && sameChoice(forced, inFull(this.state, named)))) return;
      this.make(forced, false);
    }
  }
}

const sameChoice = (a: Choice, b: Choice): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/**
 * Plays the choices of a step as far as they are legal. Choices without an alternative may be left out; one that the
 * next step begins with is left to it, so that an author decides how finely an example is told.
 */
function playStep(before: GameState, step: Step, after: readonly (Choice | undefined)[]): Growing {
  const playing = new Playing(before);
  for (const written of step.do) {
    playing.runTo(written);
    const choice = inFull(playing.state, written);
    const refused = refusal(playing.state, choice);
    if (refused) {
      const frame = makeFrame(step.id, playing.state, playing.did, playing.events, undefined);
      return { ...frame, refused: { choice, refusal: refused } };
    }
    playing.make(choice, true);
  }
  const forced = forcedChoice(playing.state);
  const isNamed = forced && after.some((choice) => choice && sameChoice(forced, inFull(playing.state, choice)));
  if (!isNamed) playing.runTo(after[0]);
  return makeFrame(step.id, playing.state, playing.did, playing.events, step.expect);
}

/** Steps after one that cannot be played are kept, standing still behind it. */
function grow(parent: Growing, steps: readonly Step[], branch: string | undefined): void {
  let last = parent;
  for (const [i, step] of steps.entries()) {
    const following = steps[i + 1] ? [steps[i + 1]] : (step.branches ?? []).map(({ steps: [first] }) => first);
    const after = following.map((next) => next?.do[0]);
    const frame = last.refused
      ? { ...last, id: step.id, events: [], did: [], next: [] }
      : playStep(last.state, step, after);
    frame.parent = last as Frame;
    if (branch) frame.branch = branch;
    last.next.push(frame);
    last = frame;
  }
  for (const { id, steps: rest } of steps.at(-1)?.branches ?? []) grow(last, rest, id);
}

/** Branches at the very start may have another active player: then each begins from its own situation. */
function growFromStart(root: Growing, doc: ScenarioDocument, branches: readonly Branch[]): SituationProblem[] {
  for (const { id, active, steps } of branches) {
    if (!active || active === doc.active) grow(root, steps, id);
    else {
      const judged = judgeSituation(situationOf(doc, active));
      if ('problems' in judged) return [...judged.problems];
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
