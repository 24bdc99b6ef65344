/** How finely an example is told: several choices as one step, or each by itself. */
import { LOCALES, type ScenarioDocument, type Step, type StepId, type Text } from '../../scenario/document.ts';
import { newStepId } from './ids.ts';
import { type Edited, ifRoom } from './limits.ts';
import { editList, placeOfStep } from './tree.ts';

/** One text behind the other, in each language in which there are both. */
const joinTexts = (first: Text, second: Text): Text =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const texts = [first[locale], second[locale]].filter(Boolean);
      return texts.length ? [[locale, texts.join(' ')]] : [];
    }),
  );

/** Whether there is a step before this one that leads to nothing else. */
export const canJoin = (document: ScenarioDocument, id: StepId): boolean => (placeOfStep(document, id)?.index ?? 0) > 0;

/**
 * A step told together with the one before it. It keeps its id and what it expects, for it still comes to the same; the
 * caption of the one before is put before its own. What the one before expects is lost: nobody sees that moment any more.
 */
export function joinSteps(document: ScenarioDocument, id: StepId): Edited {
  const place = placeOfStep(document, id);
  const before = place?.list[place.index - 1];
  if (!place || !before) return { document, at: id };
  const joined: Step = { ...place.step, do: [...before.do, ...place.step.do] };
  const edited = editList(document, id, (list, index) => list.toSpliced(index - 1, 2, joined));
  const { [before.id]: first = {}, [id]: second = {}, ...captions } = document.captions ?? {};
  const text = joinTexts(first, second);
  const told = Object.keys(text).length ? { ...captions, [id]: text } : captions;
  const { captions: _, ...rest } = edited;
  return ifRoom({ document: Object.keys(told).length ? { ...rest, captions: told } : rest, at: id });
}

export const canSplit = (document: ScenarioDocument, id: StepId): boolean =>
  (placeOfStep(document, id)?.step.do.length ?? 0) > 1;

/** Each choice of a step by itself; the last of these steps is the one there was, with its id, caption and expectation. */
export function splitStep(document: ScenarioDocument, id: StepId): Edited {
  const made = placeOfStep(document, id)?.step.do ?? [];
  if (made.length < 2) return { document, at: id };
  const first = Number(newStepId(document));
  const edited = editList(document, id, (list, index) =>
    list.toSpliced(index, 1, ...made.slice(0, -1).map((choice, i): Step => ({ id: `${first + i}`, do: [choice] })), {
      ...(list[index] as Step),
      do: made.slice(-1),
    }),
  );
  return ifRoom({ document: edited, at: id });
}
