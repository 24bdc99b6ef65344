/** A step in words, without markup: for its view, and for texts that leave the site. */
import type { Frame } from '../scenario/timeline.ts';
import { isOpenLand } from '../words/spots.ts';
import { tellDecision, tellEvent, tellItem, tellStanding } from '../words/tell.ts';
import { phasesOf, turnOf, turnsPart } from './phases.ts';
import { type PointRow, toldEvents } from './story.ts';
import type { Telling } from './telling.ts';

/** `Step 2 · Blue’s turn · tile, points`. `depth` is the number of steps before it. */
export function phaseLine(frame: Frame, depth: number, { game, replay, ctx }: Telling): string {
  const parts = [depth === 0 ? replay.start : replay.step(depth + 1)];
  const player = turnOf(frame);
  if (frame.state.phase === 'over') parts.push(replay.gameOver);
  else if (player) parts.push(replay.turnOf(game.players[player].name));
  const phases = phasesOf(frame.events, ctx.game).map((phase) => replay.phases[phase]);
  if (phases.length) parts.push(phases.join(', '));
  return parts.join(' · ');
}

/**
 * What happened and what has to be decided, where nobody has written a caption. Where several players could have the turn,
 * no one of them has to decide: whose turn it is, is asked.
 */
export function toldStep(frame: Pick<Frame, 'events' | 'decision' | 'next'>, { game, ctx }: Telling): string {
  const { events, decision } = frame;
  const sentences = toldEvents(events).map((event) => tellEvent(game, event, ctx));
  if (decision && !turnsPart(frame)) sentences.push(tellDecision(game, decision, ctx));
  return sentences.join(' ');
}

/** What a line of points is for: the sum that one can check, or why there is none. */
export function sumOf(row: PointRow, { game, ctx }: Telling): string {
  const kind = row.feature?.kind ?? (row.like && 'castle');
  const sum = row.items.map((item) => tellItem(game, item, row.like?.kind)).join(' + ');
  if (!kind) return sum;
  const thing = game.features[kind];
  if (!row.player) return `${thing}: ${game.nobody}`;
  if (!row.points && row.standing && row.standings)
    return `${thing}: ${tellStanding(game, row.standing, row.standings, ctx)}`;
  const where = row.feature && !isOpenLand(row.feature.kind) ? ` (${ctx.names(row.feature.cell)})` : '';
  return `${thing}${where}: ${sum || '0'}`;
}
