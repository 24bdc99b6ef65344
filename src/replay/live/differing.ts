/** Saying what of a step is not as its document expects. */
import { isPlayer } from '../../engine/index.ts';
import type { Difference } from '../../scenario/document.ts';
import { EXPECTED_THINGS, type UnexpectedWords } from '../../words/editing/viewing.ts';
import { capital } from '../../words/lists.ts';
import type { TallyColumn } from '../../words/replay.ts';
import type { Telling } from '../telling.ts';

/** The names of totals as tables call them. */
const COLUMNS: Readonly<Record<string, TallyColumn>> = {
  points: 'points',
  gold: 'gold',
  followers: 'follower',
  castles: 'castle',
};

/** How much of a value from a document is shown. */
const LONGEST = 200;

function shownAs(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`.replace(/^-(?=\d)/, '\u2212');
  const text = JSON.stringify(value) ?? '–';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `Red, points`, or what else it is about, with the name it has in the document. */
function thingOf(at: string, { game, replay }: Telling, { things }: UnexpectedWords): string {
  const [key = '', player = '', piece] = at.split('.');
  const column = key === 'supply' ? (piece as TallyColumn) : COLUMNS[key];
  if (isPlayer(player) && column) return `${game.players[player].name}, ${replay.columns[column] ?? column}`;
  const thing = EXPECTED_THINGS.find((name) => name === key.replace(/\[.*/, ''));
  return thing ? capital(things[thing]) : at;
}

export const tellDifference = (
  { at, expected, actual }: Difference,
  telling: Telling,
  words: UnexpectedWords,
): string => words.differs(thingOf(at, telling, words), shownAs(expected), shownAs(actual));
