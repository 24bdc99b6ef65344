/** How a translation stands to the English texts. */
import { stampOf, type Unit, type UnitKind } from './units.ts';

/** For each unit of a language, which English text it was made from: see `stampOf`. */
export type Stamps = Readonly<Record<string, string>>;

export type Standing = 'current' | 'missing' | 'outdated';

/** An English unit and what a language has made of it. */
export interface Translated {
  readonly english: Unit;
  /** Absent if it is missing or empty. */
  readonly own?: Unit;
  readonly standing: Standing;
}

export interface Status {
  /** All English units by key. */
  readonly units: ReadonlyMap<string, Translated>;
  /** What the English texts do not have, or what is there a second time. */
  readonly extra: readonly Unit[];
  /** The first unit of each page or scenario that does not follow what it follows in English. */
  readonly displaced: readonly Unit[];
}

function standingOf(english: Unit, own: Unit | undefined, stamps: Stamps): Translated {
  if (!own) return { english, standing: 'missing' };
  return { english, own, standing: stamps[english.key] === stampOf(english) ? 'current' : 'outdated' };
}

/** The units in the order of English that both have, against the order in which they stand. */
function displacedIn(english: readonly Unit[], own: readonly Unit[]): Unit[] {
  const keys = new Set(own.map(({ key }) => key));
  const order = english.filter(({ key }) => keys.has(key));
  const first = own.find(({ key }, i) => key !== order[i]?.key);
  return first ? [first] : [];
}

/** Compares the units of a language with the English ones. */
export function statusOf(english: readonly Unit[], own: readonly Unit[], stamps: Stamps): Status {
  const written = new Map(own.filter(({ text }) => text).map((unit) => [unit.key, unit]));
  const known = new Set(english.map(({ key }) => key));
  const first = new Map(own.toReversed().map((unit) => [unit.key, unit]));
  const extra = own.filter((unit) => !known.has(unit.key) || first.get(unit.key) !== unit);
  const places = Map.groupBy(
    own.filter((unit) => !extra.includes(unit)),
    ({ of }) => of,
  );
  const pages = Map.groupBy(english, ({ of }) => of);
  return {
    units: new Map(english.map((unit) => [unit.key, standingOf(unit, written.get(unit.key), stamps)])),
    extra,
    displaced: [...places].flatMap(([of, units]) => displacedIn(pages.get(of) ?? [], units)),
  };
}

/** What figures are given for, and the kinds of units that belong to it. */
const PARTS = {
  pages: ['front', 'chapter', 'text'],
  rules: ['rule'],
  captions: ['title', 'caption'],
} as const satisfies Readonly<Record<string, readonly UnitKind[]>>;
export type CountedPart = keyof typeof PARTS;

export interface Figure {
  readonly all: number;
  readonly current: number;
  /** Rounded down: 100 means all. */
  readonly percent: number;
}

/** How much of each part is translated and up to date. */
export function figuresOf({ units }: Status): Readonly<Record<CountedPart, Figure>> {
  const figure = (kinds: readonly UnitKind[]): Figure => {
    const counted = [...units.values()].filter(({ english }) => kinds.includes(english.kind));
    const current = counted.filter(({ standing }) => standing === 'current').length;
    const all = counted.length;
    return { all, current, percent: all === 0 ? 100 : Math.floor((100 * current) / all) };
  };
  return { pages: figure(PARTS.pages), rules: figure(PARTS.rules), captions: figure(PARTS.captions) };
}

/** What is not as it should be, in the order of the English texts. */
export const gapsOf = ({ units }: Status): Translated[] =>
  [...units.values()].filter(({ standing }) => standing !== 'current');

/** The stamps once these units, or all, are confirmed. Those of units that are gone fall away. */
export function stampsAfter({ units }: Status, stamps: Stamps, keys: readonly string[] | 'all'): Stamps {
  const chosen = new Set(keys === 'all' ? units.keys() : keys);
  return Object.fromEntries(
    [...units].flatMap(([key, { english, own }]) => {
      const stamp = own && chosen.has(key) ? stampOf(english) : stamps[key];
      return stamp === undefined ? [] : [[key, stamp]];
    }),
  );
}

/** Whether a language has nothing of a page. */
export function isWhollyMissing({ units }: Status, page: string): boolean {
  const own = [...units.values()].filter(({ english }) => english.of === page);
  return own.length > 0 && own.every(({ standing }) => standing === 'missing');
}
