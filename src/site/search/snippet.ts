/** The piece of a text that shows best why it was found. */
import { wordsOf } from './fold.ts';

/** A piece of text, and whether it is a hit. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const MOST = 170;
/** How far before the first hit a snippet begins at most. */
const BEFORE = 50;

/** The start of the sentence, or else of a word, shortly before a place. */
function beginning(text: string, at: number): number {
  if (at <= BEFORE) return 0;
  const before = text.slice(at - BEFORE, at);
  const sentence = before.search(/(?<=[.!?…·] )\S[^.!?…·]*$/);
  return at - BEFORE + (sentence >= 0 ? sentence : before.indexOf(' ') + 1);
}

/** At most `MOST` letters of a text around its best hits, cut between words. */
export function snippet(text: string, hits: ReadonlyMap<string, number>): Piece[] {
  const found = wordsOf(text).filter(({ form }) => hits.has(form));
  const worth = (start: number): number => {
    const seen = new Map(
      found
        .filter((word) => word.start >= start && word.end <= start + MOST - BEFORE)
        .map(({ form }) => [form, hits.get(form) ?? 0]),
    );
    return [...seen.values()].reduce((sum, fit) => sum + fit, 0);
  };
  const best = found.reduce((a, { start }) => (worth(start) > worth(a) ? start : a), found[0]?.start ?? 0);
  const start = beginning(text, best);
  const rest = text.slice(start, start + MOST + 1);
  const end = start + (rest.length <= MOST ? rest.length : rest.lastIndexOf(' '));

  const pieces: Piece[] = [];
  const add = (piece: string, hit: boolean): void => {
    if (piece) pieces.push({ text: piece, hit });
  };
  let at = start;
  if (start > 0) add('… ', false);
  for (const word of found.filter((each) => each.start >= start && each.end <= end)) {
    add(text.slice(at, word.start), false);
    add(text.slice(word.start, word.end), true);
    at = word.end;
  }
  add(text.slice(at, end), false);
  if (end < text.length) add(' …', false);
  return pieces;
}
