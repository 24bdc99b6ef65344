/**
 * Tile notation: readable text to tile.
 *
 * Words separated by spaces: `city:NE* road:S,W cloister gold`. A letter group is one joined segment, a comma separates
 * segments, `*` is a coat of arms, `^` a one-sided city that is not a plain semicircle. What is neither is field. Fields
 * are derived; where a printed tile needs others they are written out, each with one side of every city it touches:
 * `field:NLNR/W,EL/W,ERSLSR/W`.
 */
import { HALVES, type Half, isSide, type Side } from '../words.ts';
import { deriveFields, type Field } from './fields.ts';
import { layAllTurns, MARKS, type Mark, type Segment, type Tile, type TileParts } from './tile.ts';

export const TILE_PROBLEMS = ['empty', 'too-long', 'unknown-word', 'bad-group', 'side-twice', 'bad-field'] as const;

/** Why a text is no tile, with the part of it that is wrong. */
export interface TileProblem {
  readonly reason: (typeof TILE_PROBLEMS)[number];
  readonly part: string;
}

/** No printed tile comes near; it bounds the work a hostile text can cause. */
export const MAX_TILE_TEXT = 120;

type Group = { sides: Side[]; shields: number; semicircle: boolean };

const isMark = (word: string): word is Mark => (MARKS as readonly string[]).includes(word);

function readGroup(text: string, kind: 'city' | 'road'): Group | undefined {
  const match = /^([NESW]{1,4})(\*{0,2})(\^?)$/.exec(text);
  if (!match) return undefined;
  const sides = [...(match[1] as string)].filter(isSide);
  if (new Set(sides).size !== sides.length) return undefined;
  if (kind === 'road' && (match[2] || match[3])) return undefined;
  if (match[3] && sides.length !== 1) return undefined;
  return { sides, shields: match[2]?.length ?? 0, semicircle: kind === 'city' && sides.length === 1 && !match[3] };
}

function readField(text: string, cities: readonly Group[]): Field | undefined {
  const match = /^((?:[NESW][LR])*)(?:\/([NESW]+))?$/.exec(text);
  if (!match) return undefined;
  const halves = (match[1] as string).match(/../g) ?? [];
  const touched = [...(match[2] ?? '')].map((side) => cities.findIndex((c) => c.sides.includes(side as Side)));
  if (touched.includes(-1)) return undefined;
  return { halves: halves as Half[], cities: touched };
}

/** Every half side that is not city must belong to exactly one written field. */
function coversTheRest(fields: readonly Field[], cities: readonly Group[]): boolean {
  const written = fields.flatMap((f) => f.halves).sort();
  const wanted = HALVES.filter((h) => !cities.some((c) => c.sides.includes(h[0] as Side))).sort();
  return written.join() === wanted.join();
}

/** Reads a tile in notation and gives its four turns, or says what is wrong with the text. Never throws. */
export function parseTile(text: string): readonly Tile[] | TileProblem {
  if (text.length > MAX_TILE_TEXT) return { reason: 'too-long', part: text.slice(0, 20) };
  const words = text.split(' ');
  if (words.includes('')) return { reason: 'empty', part: text };
  const groups: Record<'city' | 'road', Group[]> = { city: [], road: [] };
  const marks: Mark[] = [];
  let cloister = false;
  let written: string | undefined;
  for (const word of words) {
    const [name = '', rest, more] = word.split(':');
    if (more !== undefined) return { reason: 'unknown-word', part: word };
    if ((name === 'city' || name === 'road') && rest !== undefined) {
      for (const part of rest.split(',')) {
        const group = readGroup(part, name);
        if (!group) return { reason: 'bad-group', part: word };
        groups[name].push(group);
      }
    } else if (name === 'field' && rest !== undefined) written = rest;
    else if (word === 'cloister') cloister = true;
    else if (isMark(word)) marks.push(word);
    else if (word !== 'field') return { reason: 'unknown-word', part: word };
  }
  const sides = [...groups.city, ...groups.road].flatMap((g) => g.sides);
  if (new Set(sides).size !== sides.length) return { reason: 'side-twice', part: text };

  let fields: readonly Field[];
  if (written === undefined) {
    const sidesOf = (list: Group[]) => list.map((g) => g.sides);
    fields = deriveFields(sidesOf(groups.city), sidesOf(groups.road));
  } else {
    const read = written.split(',').map((part) => readField(part, groups.city));
    if (read.includes(undefined)) return { reason: 'bad-field', part: written };
    fields = read as Field[];
    if (!coversTheRest(fields, groups.city)) return { reason: 'bad-field', part: written };
  }
  return layAllTurns(partsOf(text, groups, cloister, fields, marks));
}

function partsOf(
  text: string,
  groups: Record<'city' | 'road', Group[]>,
  cloister: boolean,
  fields: readonly Field[],
  marks: readonly Mark[],
): TileParts {
  const plain = { halves: [], touches: [], shields: 0, semicircle: false };
  const segments: Omit<Segment, 'spot'>[] = [
    ...groups.city.map((g) => ({ ...plain, kind: 'city' as const, ...g })),
    ...groups.road.map((g) => ({ ...plain, kind: 'road' as const, sides: g.sides })),
    ...(cloister ? [{ ...plain, kind: 'cloister' as const, sides: [] }] : []),
    ...fields.map((f) => ({ ...plain, kind: 'field' as const, sides: [], halves: f.halves, touches: f.cities })),
  ];
  return { text, segments, marks };
}
