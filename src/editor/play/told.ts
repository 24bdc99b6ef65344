/** A step in the list of steps: what is said of it in a few words where nobody has written a caption. */
import { captionOf } from '../../replay/example.ts';
import { toldEvents } from '../../replay/story.ts';
import type { Telling } from '../../replay/telling.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { capital } from '../../words/lists.ts';
import { labelChoice, tellEvent } from '../../words/tell.ts';
import type { JudgedModel, Model } from '../model.ts';
import { breaksHere } from '../wrong.ts';

/** The step that is shown: while a board is set up that is the start. */
export const shownStep = ({ work, at, frame }: Pick<Model, 'work' | 'at' | 'frame'>): string =>
  work === 'setup' ? 'start' : (frame?.id ?? at);

/** `Points: Blue +8, Red +8` */
function pointsIn({ state, parent }: Frame, { game, replay }: Telling): string | undefined {
  const gains = state.agreement.players.flatMap((player) => {
    const gain = (state.points[player] ?? 0) - (parent?.state.points[player] ?? 0);
    return gain ? [`${game.players[player].name} ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`] : [];
  });
  return gains.length ? `${replay.points}: ${gains.join(', ')}.` : undefined;
}

/** What happened in a step, briefly; else what was chosen. */
function briefly(frame: Frame, telling: Telling): string {
  const { game, replay, ctx } = telling;
  if (!frame.parent) return replay.start;
  const decision = frame.parent.decision;
  const label = (choice: Frame['did'][number]) =>
    capital(labelChoice(game, choice, { ...ctx, ...(decision && { decision }) }));
  if (breaksHere(frame) && frame.refused) return label(frame.refused.choice);
  const happened = toldEvents(frame.events).filter((event) => !('items' in event));
  const points = pointsIn(frame, telling);
  const told = happened.slice(0, 2).map((event) => tellEvent(game, event, ctx));
  if (points) told.splice(1, 1, points);
  return told.length ? told.join(' ') : frame.did.map(label).join(', ') || '…';
}

/** What the author wrote in this language or another, else what happened. */
export const labelOfStep = ({ document, locale, telling }: JudgedModel, frame: Frame): string =>
  captionOf(document, frame.id, locale)?.text ?? briefly(frame, telling);
