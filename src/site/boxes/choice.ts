/** Which boxes a reader has, as it is kept on the device, and what of a rule they lack. Small: rule pages fetch it. */
import { BOXES, type Box, EDITIONS, type Edition } from '../../words/boxes.ts';

/** The key is that of `scripts/page.ts`, which fetches the rest only where there is a choice. */
export const CHOICE = 'cartulary.boxes';

export interface Choice {
  /** None where the reader has not said. */
  readonly editions: readonly Edition[];
  readonly boxes: readonly Box[];
}

/** What a rule is about: an edition of these, and all of these boxes, of each list in it one. */
export interface Needs {
  readonly editions?: readonly Edition[];
  readonly boxes?: readonly (Box | readonly Box[])[];
}

export interface Missing {
  readonly editions: readonly Edition[];
  /** All of them are missing; of each list one would do. */
  readonly boxes: readonly (readonly Box[])[];
}

/** What the device has kept; nothing where it is no choice, whatever has come to be there. */
export function readChoice(text: string | null | undefined): Choice | undefined {
  try {
    const { editions, boxes } = JSON.parse(text ?? '');
    if (!Array.isArray(editions) || !Array.isArray(boxes)) return undefined;
    const choice = {
      editions: EDITIONS.filter((edition) => editions.includes(edition)),
      boxes: BOXES.filter((box) => boxes.includes(box)),
    };
    return choice.editions.length + choice.boxes.length > 0 ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Abbots come in the box of the second and third edition (BASE-06): only who has just the first may lack them. */
const ownedBy = ({ editions, boxes }: Choice): readonly Box[] =>
  editions.length > 0 && editions.every((edition) => edition === 1) ? boxes : [...boxes, 'abbot'];

/** What those who have chosen lack of what a rule is about; nothing if it concerns them. */
export function missing({ editions = [], boxes = [] }: Needs, choice: Choice): Missing | undefined {
  const owned = ownedBy(choice);
  const isOther = choice.editions.length > 0 && !editions.some((edition) => choice.editions.includes(edition));
  const other = isOther ? editions : [];
  const lacking = boxes
    .map((need) => [need].flat() as Box[])
    .filter((need) => !need.some((box) => owned.includes(box)));
  return other.length + lacking.length > 0 ? { editions: other, boxes: lacking } : undefined;
}
