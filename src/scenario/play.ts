/** Playing the steps of a document one by one. */
import { type Choice, decision, forcedChoice, type GameEvent, type GameState, play, refusal } from '../engine/index.ts';
import type { Expectation, Step } from './document.ts';
import { compare, inFull } from './expect.ts';
import type { Frame } from './timeline.ts';

/** A frame to which others are still put. */
export type Growing = { -readonly [K in keyof Frame]: K extends 'next' ? Growing[] : Frame[K] };

export function makeFrame(
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
export function nextChoices(steps: readonly Step[], from: number): Choice[] {
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

/** What a step came to when it was played last. */
interface Played {
  readonly before: GameState;
  readonly after: string;
  readonly frame: Growing;
}

/** An edit leaves most steps of a document as they are: those need not be played again. */
const lately = new WeakMap<Step, Played>();

/** A step played from a state, up to what is chosen after it. */
export function frameOf(before: GameState, step: Step, choices: readonly Choice[]): Growing {
  const after = JSON.stringify(choices);
  let played = lately.get(step);
  if (played?.before !== before || played.after !== after) {
    played = { before, after, frame: playStep(before, step, choices) };
    lately.set(step, played);
  }
  return { ...played.frame, next: [] };
}
