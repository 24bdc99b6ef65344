/** Hostile files, made by chance from files that are well. The same seed makes the same files for ever. */

import { Chance, type Tally } from '../../../notation/testdata/fuzz.ts';
import { judge, readDocument } from '../../../scenario/index.ts';
import { openFile } from '../open.ts';
import type { ImportReason } from '../problems.ts';
import { CASTLE, gif, NEEDS, png, SAVE, svg, TEXT } from './documents.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Every kind of file that can be opened. */
const FILES: readonly Uint8Array[] = [
  bytesOf(`Look: https://x.example/#${TEXT} and tell me`),
  bytesOf(JSON.stringify(CASTLE)),
  png(TEXT),
  png(JSON.stringify(CASTLE)),
  gif(TEXT),
  bytesOf(svg(TEXT)),
  bytesOf(SAVE),
];

/** What stands in documents and saves: put in by chance, it gets further than single bytes. */
const WORDS =
  'COMMIT PASS PLACE_TILE PLACE_TOKEN DEPLOY_MEEPLE BAZAAR_BID CIRCLE_REMOVE_OR_DEPLOY GOLD CASTLE red base/E BA/L AM/A ' +
  'BB/F.b R90 NS I __proto__';
const VALUES: readonly Json[] = [
  ...WORDS.split(' '),
  ...[null, true, false, 0, -1, 0.5, 1e9, '', '\ud800', [], {}, [0, 0]],
  { kind: 'pass' },
  { position: [0, 1], location: 'N' },
];

/** Changes one value somewhere inside. */
function grafted(chance: Chance, value: Json): Json {
  if (chance.below(6) === 0 || typeof value !== 'object' || value === null) return chance.of(VALUES);
  const keys = Object.keys(value);
  const key = chance.of(keys.length > 0 ? keys : ['x']);
  if (Array.isArray(value)) {
    const at = Number(key) || 0;
    const inside = value[at] ?? null;
    const many = chance.of([[], [inside, inside], [grafted(chance, inside)], [grafted(chance, inside)]]);
    return value.toSpliced(at, 1, ...many);
  }
  const { [key]: inside = null, ...rest } = value;
  return chance.below(8) === 0 ? rest : { ...rest, [key]: grafted(chance, inside) };
}

function damaged(chance: Chance, file: Uint8Array): Uint8Array {
  const from = chance.below(file.length + 1);
  const to = from + chance.below(6);
  const piece = chance.of([
    () => Uint8Array.of(chance.below(256)),
    () => new Uint8Array(),
    () => file.subarray(from, to + 40),
    () => Uint8Array.of(0, 0, chance.below(4), chance.below(256)),
  ])();
  return Uint8Array.from([...file.subarray(0, from), ...piece, ...file.subarray(to)]);
}

const times = <T>(count: number, value: T, change: (value: T) => T): T =>
  count === 0 ? value : times(count - 1, change(value), change);

type Maker = (chance: Chance) => Uint8Array;

/** By name, which is also its seed. */
export const FILE_MAKERS: Readonly<Record<string, Maker>> = {
  'files, damaged': (chance) => times(1 + chance.below(3), chance.of(FILES), (file) => damaged(chance, file)),
  'files, cut': (chance) => {
    const file = chance.of(FILES);
    return file.slice(0, chance.below(file.length));
  },
  'documents, grafted': (chance) =>
    bytesOf(JSON.stringify(times(1 + chance.below(3), CASTLE as unknown as Json, (one) => grafted(chance, one)))),
  'saved games, grafted': (chance) =>
    bytesOf(JSON.stringify(times(1 + chance.below(4), JSON.parse(SAVE) as Json, (one) => grafted(chance, one)))),
  'pictures, carrying anything': (chance) => png(String.fromCharCode(...damaged(chance, bytesOf(TEXT)))),
  'moving pictures, carrying anything': (chance) => gif(String.fromCharCode(...damaged(chance, bytesOf(TEXT)))),
  'drawings, carrying anything': (chance) => bytesOf(svg(new TextDecoder().decode(damaged(chance, bytesOf(TEXT))))),
};

/** The answer to a file, and what is wrong with it, if anything: what opens can be read again, and judged. */
async function judged(file: Uint8Array): Promise<readonly [answer: string, flaw: string | undefined]> {
  try {
    const outcome = await openFile(new Blob([Uint8Array.from(file)]), NEEDS);
    if ('problem' in outcome) {
      const { reason } = outcome.problem satisfies { readonly reason: ImportReason };
      return [reason, reason === 'offline' || reason === 'unexpected' ? 'something failed' : undefined];
    }
    const { opened } = outcome;
    const document = opened.kind === 'shared' ? opened.document : opened.partial;
    if (!document) return [opened.kind, 'nothing to look at'];
    judge(document);
    const again = readDocument(JSON.parse(JSON.stringify(document)));
    return [opened.kind, 'document' in again ? undefined : `cannot be read again: ${again.problems[0]?.at}`];
  } catch (error) {
    return ['thrown', String(error)];
  }
}

/** Opens so many files of a kind. */
export async function fuzzFiles(name: string, runs: number): Promise<Tally> {
  const make = FILE_MAKERS[name] as Maker;
  const chance = new Chance(name);
  const answers: Record<string, number> = {};
  const findings: string[] = [];
  let slowest = 0;
  for (let run = 0; run < runs; run++) {
    const file = make(chance);
    const start = performance.now();
    const [answer, flaw] = await judged(file);
    slowest = Math.max(slowest, performance.now() - start);
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (flaw !== undefined && findings.length < 10) findings.push(`${flaw}: ${new TextDecoder().decode(file)}`);
  }
  return { answers, slowest, findings };
}
