/** Hostile texts, made by chance from texts that are well. The same seed makes the same texts for ever. */
import { isDeepStrictEqual } from 'node:util';
import { nextRandom } from '../../engine/index.ts';
import { LOCALES, type ScenarioDocument } from '../../scenario/index.ts';
import { UNRESERVED } from '../check.ts';
import { decode, encode, NOTATION_PROBLEMS, normalForm } from '../index.ts';
import { sealed } from '../seal.ts';

/** Chance that is handed on. */
export class Chance {
  private state: number;

  constructor(name: string) {
    this.state = [...name].reduce((hash, char) => (Math.imul(hash, 31) + char.charCodeAt(0)) | 0, 7);
  }

  below(bound: number): number {
    const [value, next] = nextRandom(this.state);
    this.state = next;
    return Math.floor(value * bound);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

const chars = [...UNRESERVED];

/** Pieces of the notation: put together by chance they get further than single characters. */
const PIECES = (
  '_ . - ~ _0 _1 _2 _1b _f _g _d _c _x _p _o _s _q _m _r _v _n _e _ten _z a1 b2 Za1 E Es o3 k1b a y ~city-N~ ' +
  'P Cn FCn FO Tb2 Gc3 Ca1y Sb2Re Ot Q5 Dy Y~a~O. YA r b g k p r8 rF5 -P -Qr8 -PG -PFr6 1 9 0 12 mfPst. mrSa1Un-12. me'
).split(' ');

type Maker = (chance: Chance, texts: readonly string[]) => string;

const at = (chance: Chance, text: string): number => chance.below(text.length + 1);
const body = (text: string): string => text.slice(0, text.lastIndexOf('_z'));

/** Replaces, leaves out, doubles or puts in some of a text. */
function damaged(chance: Chance, text: string): string {
  const from = at(chance, text);
  const to = from + chance.below(4);
  const piece = chance.of([
    () => chance.of(chars),
    () => chance.of(PIECES),
    () => '',
    () => text.slice(from, to).repeat(2),
  ])();
  return text.slice(0, from) + piece + text.slice(to);
}

function often(times: number, text: string, change: (text: string) => string): string {
  let changed = text;
  for (let i = 0; i < times; i++) changed = change(changed);
  return changed;
}

/** By name, which is also its seed. */
export const MAKERS: Readonly<Record<string, Maker>> = {
  cut: (chance, texts) => {
    const text = chance.of(texts);
    return text.slice(0, chance.below(text.length));
  },
  damaged: (chance, texts) => often(1 + chance.below(3), chance.of(texts), (text) => damaged(chance, text)),
  foreign: (chance, texts) => {
    const text = chance.of(texts);
    const from = at(chance, text);
    return text.slice(0, from) + String.fromCodePoint(chance.below(0x3000)) + text.slice(from);
  },
  'damaged, then sealed': (chance, texts) =>
    sealed(often(1 + chance.below(3), body(chance.of(texts)), (text) => damaged(chance, text))),
  'spliced, then sealed': (chance, texts) => {
    const [one, two] = [body(chance.of(texts)), body(chance.of(texts))];
    return sealed(one.slice(0, at(chance, one)) + two.slice(at(chance, two)));
  },
  'put together, then sealed': (chance) =>
    sealed(`ct1_b_Rb_E${Array.from({ length: chance.below(30) }, () => chance.of(PIECES)).join('')}`),
  noise: (chance) => `ct1_${Array.from({ length: chance.below(60) }, () => chance.of(chars)).join('')}`,
};

export interface Tally {
  /** How often each answer was given. */
  readonly answers: Readonly<Record<string, number>>;
  /** The longest that one text took, in milliseconds. */
  readonly slowest: number;
  /** Texts whose answer was wrong, and why. */
  readonly findings: readonly string[];
}

const withoutId = ({ id: _, ...rest }: ScenarioDocument): object => rest;

/** The documents that the unharmed texts say, by id. */
type Known = ReadonlyMap<string, ScenarioDocument>;

/** What is wrong with a document, as far as it could be read. */
function flawOf(document: ScenarioDocument): string | undefined {
  const again = decode(encode(document, { captions: LOCALES }));
  if (!('document' in again)) return `cannot be written again: ${again.problem.reason}`;
  const normal = normalForm(document, { captions: LOCALES });
  return isDeepStrictEqual(withoutId(again.document), withoutId(normal)) ? undefined : 'comes back different';
}

/** The answer to a text and what is wrong with it, if anything. Without a right check only a known document may open. */
function judged(text: string, known: Known, isSealed: boolean): readonly [answer: string, flaw: string | undefined] {
  try {
    const decoded = decode(text);
    if ('document' in decoded) {
      const { document } = decoded;
      const isForged = !isSealed && !isDeepStrictEqual(document, known.get(document.id));
      return ['opened', isForged ? 'opened with a wrong check' : flawOf(document)];
    }
    const { problem, partial } = decoded;
    if (!NOTATION_PROBLEMS.includes(problem.reason)) return [problem.reason, 'no such reason'];
    return [problem.reason, partial && flawOf(partial)];
  } catch (error) {
    return ['thrown', String(error)];
  }
}

function knownOf(texts: readonly string[]): Known {
  const documents = texts.flatMap((text) => {
    const decoded = decode(text);
    return 'document' in decoded ? [decoded.document] : [];
  });
  return new Map(documents.map((document) => [document.id, document]));
}

/** Decodes so many texts of a kind. */
export function fuzz(name: string, texts: readonly string[], runs: number): Tally {
  const make = MAKERS[name] as Maker;
  const known = knownOf(texts);
  const chance = new Chance(name);
  const answers: Record<string, number> = {};
  const findings: string[] = [];
  let slowest = 0;
  for (let run = 0; run < runs; run++) {
    const text = make(chance, texts);
    const start = performance.now();
    const [answer, flaw] = judged(text, known, name.endsWith('sealed'));
    slowest = Math.max(slowest, performance.now() - start);
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (flaw !== undefined && findings.length < 10) findings.push(`${flaw}: ${text}`);
  }
  return { answers, slowest, findings };
}
