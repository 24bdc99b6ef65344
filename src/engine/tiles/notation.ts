/**
 * Tile notation: readable text to tile.
 *
 * Words separated by spaces: `city:NE* road:S,W cloister gold`. A letter group is one joined segment, a comma separates
 * segments, `*` is a coat of arms, `^` a one-sided city that is not a plain semicircle. What is neither is field. Fields
 * are derived; where a printed tile needs others they are written out, each with one side of every city it touches:
 * `field:NLNR/W,EL/W,ERSLSR/W`.
 *
 * Gold Rush has its own words: `mountain:NE2` with its nuggets, `track:NS!` with a locomotive, `prairie`, `town`, and
 * `camp:NL`, `herd:SR` on the prairie that reaches this half side (`in` for one that reaches none).
 */
import { type FeatureKind, FORM, HALVES, type Half, isHalf, isSide, type Side } from '../words.ts';
import { deriveFields, type Field } from './fields.ts';
import { layAllTurns, MARKS, type Mark, type Segment, type SegmentSymbol, type Tile } from './tile.ts';

export const TILE_PROBLEMS = [
  'empty',
  'too-long',
  'unknown-word',
  'bad-group',
  'side-twice',
  'bad-field',
  'two-games',
] as const;

/** Why a text is no tile, with the part of it that is wrong. */
export interface TileProblem {
  readonly reason: (typeof TILE_PROBLEMS)[number];
  readonly part: string;
}

/** No printed tile comes near; it bounds the work a hostile text can cause. */
export const MAX_TILE_TEXT = 120;

const GROUPS = ['city', 'road', 'mountain', 'track', 'german-castle'] as const;
type GroupKind = (typeof GROUPS)[number];
const isGroup = (word: string): word is GroupKind => (GROUPS as readonly string[]).includes(word);

/** What stands in the middle of a tile. */
const MIDDLES = [
  'cloister',
  'abbey',
  'shrine',
  'monastery',
  'church',
  'garden',
  'hut',
  'cathedral',
  'mist-castle',
  'town',
  'cemetery',
] as const satisfies readonly FeatureKind[];
type Middle = (typeof MIDDLES)[number];
const isMiddle = (word: string): word is Middle => (MIDDLES as readonly string[]).includes(word);

/** The words of Gold Rush: they stand with no others. */
const RUSH: readonly string[] = ['mountain', 'track', 'town', 'cemetery', 'prairie', 'camp', 'herd', 'star'];

const isMark = (word: string): word is Mark => (MARKS as readonly string[]).includes(word);

type Part = Omit<Segment, 'spot'>;

const PLAIN = { sides: [], halves: [], touches: [], shields: 0, semicircle: false } as const;

/** What may stand behind the letters of a group. */
const GROUP: Readonly<Record<GroupKind, RegExp>> = {
  city: /^([NESW]{1,4})(\*{0,2})(\^?)$/,
  road: /^([NESW]{1,4})$/,
  mountain: /^([NESW]{1,4})([1-3])$/,
  track: /^([NESW]{1,4})(!?)$/,
  'german-castle': /^([NESW])$/,
};

function readGroup(text: string, kind: GroupKind): Part | undefined {
  const match = GROUP[kind].exec(text);
  if (!match) return undefined;
  const sides = [...(match[1] as string)].filter(isSide);
  const [, , suffix = '', notRound = ''] = match;
  if (new Set(sides).size !== sides.length || (notRound && sides.length !== 1)) return undefined;
  const part: Part = { ...PLAIN, kind, sides };
  if (kind === 'city') return { ...part, shields: suffix.length, semicircle: sides.length === 1 && !notRound };
  if (kind === 'mountain') return { ...part, symbols: { nuggets: Number(suffix) } };
  return suffix ? { ...part, symbols: { locomotives: 1 } } : part;
}

function readField(text: string, cities: readonly Part[]): Field | undefined {
  const match = /^((?:[NESW][LR])*)(?:\/([NESW]+))?$/.exec(text);
  if (!match) return undefined;
  const halves = (match[1] as string).match(/../g) ?? [];
  const touched = [...(match[2] ?? '')].map((side) => cities.findIndex((c) => c.sides.includes(side as Side)));
  if (touched.includes(-1)) return undefined;
  return { halves: halves as Half[], cities: touched };
}

/** Every half side that is not city must belong to exactly one written field. */
function coversTheRest(fields: readonly Field[], areas: readonly Part[]): boolean {
  const written = fields.flatMap((f) => f.halves).sort();
  const wanted = HALVES.filter((h) => !areas.some((c) => c.sides.includes(h[0] as Side))).sort();
  return written.join() === wanted.join();
}

/** A tile while it is read. */
class Reading {
  readonly groups: Part[] = [];
  readonly middles: Part[] = [];
  readonly marks: Mark[] = [];
  readonly symbols: { readonly what: SegmentSymbol; readonly on: string; readonly word: string }[] = [];
  readonly names: string[] = [];
  written: string | undefined;

  /** Reads one word, or says what is wrong with it. */
  word(word: string): TileProblem | undefined {
    const [name = '', rest, more] = word.split(':');
    this.names.push(name);
    if (more !== undefined) return { reason: 'unknown-word', part: word };
    if (rest === undefined) {
      if (isMiddle(word)) this.middles.push({ ...PLAIN, kind: word });
      else if (isMark(word)) this.marks.push(word);
      else if (word !== 'field' && word !== 'prairie') return { reason: 'unknown-word', part: word };
    } else if (isGroup(name)) {
      for (const part of rest.split(',')) {
        const group = readGroup(part, name);
        if (!group) return { reason: 'bad-group', part: word };
        this.groups.push(group);
      }
    } else if (name === 'camp' || name === 'herd') {
      const what = name === 'camp' ? 'camps' : 'herds';
      for (const on of rest.split(',')) {
        if (on !== 'in' && !isHalf(on)) return { reason: 'bad-group', part: word };
        this.symbols.push({ what, on, word });
      }
    } else if (name === 'field' || name === 'prairie') this.written = rest;
    else return { reason: 'unknown-word', part: word };
    return undefined;
  }

  get isRush(): boolean {
    return this.names.some((name) => RUSH.includes(name));
  }

  get halfCastles(): Part[] {
    return this.groups.filter(({ kind }) => kind === 'german-castle');
  }

  byForm(form: 'area' | 'line'): Part[] {
    return this.groups.filter(({ kind }) => FORM[kind] === form);
  }
}

function fieldsOf(reading: Reading, areas: readonly Part[]): readonly Field[] | undefined {
  const { written } = reading;
  if (written === undefined) {
    const sidesOf = (list: readonly Part[]) => list.map(({ sides }) => sides);
    // A castle of two squares stands in the middle: fields go on to its left and right, as beside a road.
    return deriveFields(sidesOf(areas), sidesOf([...reading.halfCastles, ...reading.byForm('line')]));
  }
  const read = written.split(',').map((part) => readField(part, areas));
  if (read.includes(undefined)) return undefined;
  return coversTheRest(read as Field[], areas) ? (read as Field[]) : undefined;
}

/** The segments of open land, with what is printed on each; or the word that names a place that is not there. */
function openLand(reading: Reading, areas: readonly Part[], fields: readonly Field[]): readonly Part[] | string {
  const kind: FeatureKind = reading.isRush ? 'prairie' : 'field';
  const lies = (field: Field, on: string) =>
    on === 'in' ? field.halves.length === 0 : field.halves.includes(on as Half);
  const stray = reading.symbols.find(({ on }) => !fields.some((field) => lies(field, on)));
  if (stray) return stray.word;
  const isCity = (index: number) => areas[index]?.kind === 'city';
  return fields.map((field) => {
    const count = (what: SegmentSymbol) => reading.symbols.filter((s) => s.what === what && lies(field, s.on)).length;
    const symbols = {
      ...(count('camps') && { camps: count('camps') }),
      ...(count('herds') && { herds: count('herds') }),
    };
    return {
      ...PLAIN,
      kind,
      halves: field.halves,
      touches: field.cities.filter(isCity),
      ...(Object.keys(symbols).length > 0 && { symbols }),
    };
  });
}

/** Reads a tile in notation and gives its four turns, or says what is wrong with the text. Never throws. */
export function parseTile(text: string): readonly Tile[] | TileProblem {
  if (text.length > MAX_TILE_TEXT) return { reason: 'too-long', part: text.slice(0, 20) };
  const words = text.split(' ');
  if (words.includes('')) return { reason: 'empty', part: text };
  const reading = new Reading();
  for (const word of words) {
    const problem = reading.word(word);
    if (problem) return problem;
  }
  const { groups, middles, marks } = reading;
  const sides = groups.flatMap((group) => group.sides);
  if (new Set(sides).size !== sides.length) return { reason: 'side-twice', part: text };
  const foreign = reading.isRush && reading.names.find((name) => !RUSH.includes(name));
  if (foreign) return { reason: 'two-games', part: foreign };
  if (middles.some(({ kind }) => kind === 'abbey')) {
    if (words.length > 1) return { reason: 'bad-group', part: text };
    return layAllTurns({ text, segments: middles, marks, bare: 'any' });
  }

  const areas = reading.byForm('area');
  const fields = fieldsOf(reading, areas);
  if (!fields) return { reason: 'bad-field', part: reading.written as string };
  const open = openLand(reading, areas, fields);
  if (typeof open === 'string') return { reason: 'bad-field', part: open };
  const bare = reading.isRush ? 'prairie' : 'field';
  const segments = [...areas, ...reading.halfCastles, ...reading.byForm('line'), ...middles, ...open];
  return layAllTurns({ text, segments, marks, bare });
}
