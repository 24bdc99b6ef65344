import type { GameEvent } from '../../engine/index.ts';
import { tellEvent } from '../../words/tell.ts';
import { toldEvents } from '../story.ts';
import type { Telling } from '../telling.ts';

/** Every event of a frame in one sentence, with the rule it follows. */
export function EventList({ events, telling }: { events: readonly GameEvent[]; telling: Telling }) {
  return (
    <ul class="ev">
      {toldEvents(events).map((event) => (
        <li>
          {tellEvent(telling.game, event, telling.ctx)} <a href={telling.ruleHref(event.rule)}>{event.rule}</a>
        </li>
      ))}
    </ul>
  );
}

/** The same, folded. */
export function Happened({ events, telling }: { events: readonly GameEvent[]; telling: Telling }) {
  if (toldEvents(events).length === 0) return null;
  return (
    <details class="fold">
      <summary>{telling.replay.happened}</summary>
      <EventList events={events} telling={telling} />
    </details>
  );
}
