import { PlayerMark } from '../../drawing/index.ts';
import type { Choice, GameEvent, Player } from '../../engine/index.ts';
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { everyStep } from '../../scenario/walk.ts';
import { capital } from '../../words/lists.ts';
import { askDecision, labelChoice } from '../../words/tell.ts';
import { captionOf, type Example } from '../example.ts';
import { turnOf, turnsPart } from '../phases.ts';
import type { Telling } from '../telling.ts';
import { fragmentOf } from '../tree.ts';
import type { StepPlace } from './StepView.tsx';

/** Who does something first in a way. */
export const whoActs = (events: readonly GameEvent[]): Player | undefined =>
  events.flatMap((event) => ('player' in event ? [event.player] : []))[0];

/** The first choice of a way; of one that cannot be played the one that its author wrote. */
function firstChoice({ did, id }: Frame, { document }: Pick<Example, 'document'>): Choice | undefined {
  if (did[0]) return did[0];
  for (const { node } of everyStep(document)) if (node.id === id && 'do' in node) return node.do[0];
  return undefined;
}

/**
 * The label of a way: what its author wrote, else its first choice, else its place among the ways. Where several players
 * could have the turn, it says whose that choice is.
 */
export function labelOf(
  frame: Frame,
  example: Pick<Example, 'document'>,
  locale: Locale,
  { game, replay, ctx }: Telling,
): string {
  const written = frame.branch && captionOf(example.document, frame.branch, locale);
  if (written) return written.text;
  const decision = frame.parent?.decision;
  const first = firstChoice(frame, example);
  const player = frame.refused ? undefined : turnOf(frame);
  if (first) {
    const label = capital(labelChoice(game, first, { ...ctx, ...(decision && { decision }) }));
    return player && frame.parent && turnsPart(frame.parent) ? `${game.players[player].name}: ${label}` : label;
  }
  return player ? game.players[player].name : replay.step(1 + (frame.parent?.next.indexOf(frame) ?? 0));
}

/** What is asked where the ways part. */
export function questionAt(frame: Frame, { game, replay, ctx }: Telling): string {
  if (turnsPart(frame)) return replay.whoseTurn;
  const { next, decision } = frame;
  const players = new Set(next.map(({ events }) => whoActs(events)));
  return decision && players.size === 1 ? askDecision(game, decision, ctx) : replay.howNow;
}

interface ForkProps extends StepPlace {
  /** The frame at which the ways part. */
  at: Frame;
  /** The way that was taken, in a frame behind the fork. */
  taken?: string;
  /** The id of the element, for the links that lead to the question. */
  id?: string;
  example: Example;
  locale: Locale;
  telling: Telling;
}

/** The question at a fork, or behind it the reminder that there is another way, and the ways as links in a row. */
export function Fork({ at, taken, id, figure, fragment, example, locale, telling }: ForkProps) {
  const { replay } = telling;
  const addressOf = fragment ?? ((step: string) => fragmentOf(example.tree, figure, step));
  return (
    <div class="fork" id={id}>
      <p>{taken ? replay.otherwise : questionAt(at, telling)}</p>
      <ul>
        {at.next.map((way) => {
          const player = whoActs(way.events);
          return (
            <li>
              <a href={`#${addressOf(way.id)}`} data-step={way.id} aria-current={way.id === taken ? 'true' : undefined}>
                {player && <PlayerMark player={player} />}
                <span>
                  {labelOf(way, example, locale, telling)}
                  {way.id === taken && <small>{replay.chosen}</small>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
