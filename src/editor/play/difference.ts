/** An expectation that does not hold, in one sentence: what was expected, and what the rules give, in words where there are any. */
import { type Choice, refusal } from '../../engine/index.ts';
import { tellDifference as tell } from '../../replay/live/differing.ts';
import type { Difference, Expectation } from '../../scenario/document.ts';
import { inFull } from '../../scenario/expect.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { askDecision, labelChoice, tellEvent, tellRefusal } from '../../words/tell.ts';
import type { JudgedModel } from '../model.ts';

const NOTHING = '–';

/** A sentence as a part of another one. */
const inside = (sentence: string): string => sentence.replace(/\.$/, '');

/** The same difference, with choices, decisions and events as one tells them. */
function inWords(
  difference: Difference,
  { state, decision, events }: Frame,
  expect: Expectation | undefined,
  { telling: { game, ctx } }: JudgedModel,
): Difference {
  const { at } = difference;
  const [key, place] = at.split(/[.[\]]+/);
  const label = (choice: Choice) => labelChoice(game, choice, { ...ctx, ...(decision && { decision }) });
  if (key === 'decision' && decision) return { ...difference, actual: askDecision(game, decision, ctx) };
  if (key === 'never') {
    const event = events.find(({ kind }) => kind === expect?.never?.[Number(place)]?.kind);
    return event ? { at, expected: NOTHING, actual: inside(tellEvent(game, event, ctx)) } : difference;
  }
  const offered = key === 'offers' ? expect?.offers?.[Number(place)] : undefined;
  const refused = key === 'refuses' ? expect?.refuses?.[Number(place)]?.choice : undefined;
  const choice = offered ?? refused;
  if (choice) {
    const why = refusal(state, inFull(state, choice));
    const expected = offered ? label(choice) : `${label(choice)}, ${difference.expected}`;
    return {
      at,
      expected,
      actual: why && !at.endsWith('rule') ? `${NOTHING} (${inside(tellRefusal(game, why, ctx))})` : difference.actual,
    };
  }
  return difference;
}

export const tellDifference = (
  difference: Difference,
  frame: Frame,
  expect: Expectation | undefined,
  model: JudgedModel,
): string => tell(inWords(difference, frame, expect, model), model.telling, model.words.viewing.unexpected);
