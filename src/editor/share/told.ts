/** A document told step by step along the way that is looked at, as plain data: what a forum is given in its own format. */
import type { RuleId } from '../../engine/index.ts';
import { type BoardLine, boardLines } from '../../replay/boardLines.ts';
import { captionOf } from '../../replay/example.ts';
import { phaseLine, sumOf, toldStep } from '../../replay/spoken.ts';
import { pointRows, toldEvents } from '../../replay/story.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { capital } from '../../words/lists.ts';
import { judgedOf } from '../judged.ts';
import { type Shared, titleOf } from './shared.ts';
import { wayThrough } from './way.ts';

export interface ToldStep {
  /** `Step 2 · Blue’s turn · tile, points` */
  readonly line: string;
  /** What the author wrote, or what happened. */
  readonly text: string;
  /** `Blue: City (C2): 4 tiles × 2 = 8` */
  readonly sums: readonly string[];
  readonly rules: readonly { readonly id: RuleId; readonly href: string }[];
}

export interface Told {
  readonly title: string;
  /** Before the board: `The board in words`. */
  readonly boardTitle: string;
  /** The board before the first step. */
  readonly board: readonly BoardLine[];
  readonly steps: readonly ToldStep[];
}

function sumsIn(frame: Frame, { telling }: Shared): string[] {
  return pointRows(frame.events).map((row) => {
    const name = row.player ? `${telling.game.players[row.player].name}: ` : '';
    return `${name}${capital(sumOf(row, telling))} = ${row.player ? row.points : 0}`;
  });
}

/** Which step it is, and what its author wrote, else what happened. */
export function saidAt(
  frame: Frame,
  depth: number,
  { document, locale, telling }: Shared,
): Pick<ToldStep, 'line' | 'text'> {
  const label = frame.branch !== frame.parent?.branch && frame.branch && captionOf(document, frame.branch, locale);
  return {
    line: [phaseLine(frame, depth, telling), ...(label ? [label.text] : [])].join(' · '),
    text: captionOf(document, frame.id, locale)?.text ?? toldStep(frame, telling),
  };
}

function stepOf(frame: Frame, depth: number, shared: Shared): ToldStep {
  const { telling } = shared;
  const rules = [...new Set(toldEvents(frame.events).map(({ rule }) => rule))];
  return {
    ...saidAt(frame, depth, shared),
    sums: sumsIn(frame, shared),
    rules: rules.map((id) => ({ id, href: telling.ruleHref(id) })),
  };
}

/** Nothing is told of a situation that cannot be. */
export function toldOf(shared: Shared): Told | undefined {
  const { document, at, locale, telling } = shared;
  const way = wayThrough(judgedOf(document).frames, at);
  const [start] = way;
  if (!start) return undefined;
  return {
    title: titleOf(document, locale),
    boardTitle: telling.replay.inWords,
    board: boardLines(start.state, telling),
    steps: way.map((frame, depth) => stepOf(frame, depth, shared)),
  };
}
