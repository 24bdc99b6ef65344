import { PlayerMark } from '../../drawing/index.ts';
import type { Choice, GameEvent, Player } from '../../engine/index.ts';
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { capital } from '../../words/lists.ts';
import { askDecision, labelChoice } from '../../words/tell.ts';
import { captionOf, type Example } from '../example.ts';
import { turnOf } from '../phases.ts';
import type { Telling } from '../telling.ts';
import { fragmentOf } from '../tree.ts';

const whoActs = (events: readonly GameEvent[]): Player | undefined =>
  events.flatMap((event) => ('player' in event ? [event.player] : []))[0];

/** The label of a way: what its author wrote, else its first choice. */
function labelOf(frame: Frame, example: Example, locale: Locale, { game, ctx }: Telling): string {
  const written = frame.branch && captionOf(example.document, frame.branch, locale);
  if (written) return written.text;
  const decision = frame.parent?.decision;
  return capital(labelChoice(game, frame.did[0] as Choice, { ...ctx, ...(decision && { decision }) }));
}

function questionAt({ next, decision }: Frame, { game, replay, ctx }: Telling): string {
  if (new Set(next.map(turnOf)).size > 1) return replay.whoseTurn;
  const players = new Set(next.map(({ events }) => whoActs(events)));
  return decision && players.size === 1 ? askDecision(game, decision, ctx) : replay.howNow;
}

interface ForkProps {
  /** The frame at which the ways part. */
  at: Frame;
  /** The way that was taken, in a frame behind the fork. */
  taken?: string;
  /** The id of the element, for the links that lead to the question. */
  id?: string;
  figure: string;
  example: Example;
  locale: Locale;
  telling: Telling;
}

/** The question at a fork, or behind it the reminder that there is another way, and the ways as links in a row. */
export function Fork({ at, taken, id, figure, example, locale, telling }: ForkProps) {
  const { replay } = telling;
  return (
    <div class="fork" id={id}>
      <p>{taken ? replay.otherwise : questionAt(at, telling)}</p>
      <ul>
        {at.next.map((way) => {
          const player = whoActs(way.events);
          return (
            <li>
              <a
                href={`#${fragmentOf(example.tree, figure, way.id)}`}
                data-step={way.id}
                aria-current={way.id === taken ? 'true' : undefined}
              >
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
