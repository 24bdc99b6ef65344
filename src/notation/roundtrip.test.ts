/** Going through a text changes nothing but what `normal.ts` says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices } from '../engine/index.ts';
import { allFrames, judge, LOCALES, type Locale, readText, type ScenarioDocument } from '../scenario/index.ts';
import { UNRESERVED } from './check.ts';
import { decode, encode, namesInText, normalForm, withOutcome } from './index.ts';
import { documents } from './testdata/documents.ts';

/** Characters that a documented example and another scenario may have, with what comes of it. */
const EXAMPLE = 200;
const CASE = 300;

const SCENARIOS = join(import.meta.dirname, '../../scenarios');

function scenario(path: string): ScenarioDocument {
  const result = readText(readFileSync(join(SCENARIOS, path), 'utf8'));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.document;
}

const files = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));

function opened(text: string): ScenarioDocument {
  const decoded = decode(text);
  if ('problem' in decoded) throw new Error(`${JSON.stringify(decoded.problem)}: ${text}`);
  return decoded.document;
}

function throughText(document: ScenarioDocument, captions: readonly Locale[]): ScenarioDocument {
  const before = JSON.stringify(document);
  const text = encode(document, { captions });
  expect(JSON.stringify(document)).toBe(before);
  expect([...text].filter((char) => !UNRESERVED.includes(char))).toEqual([]);
  expect(text.split('_z')).toHaveLength(2);
  const back = opened(text);
  expect(back).toEqual(normalForm(document, { captions }));
  expect(encode(back, { captions })).toBe(text);
  expect(normalForm(back, { captions })).toEqual(back);
  return back;
}

const sorted = (list: readonly object[]): string[] =>
  list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();

/** What comes of a document, whatever the order in which its tiles were written. */
function outcomes(document: ScenarioDocument) {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return allFrames(judged.root).map(({ did, events, decision, refused, state }) => ({
    did,
    events: sorted(events.map(({ kind, rule }) => [kind, rule])),
    decision: [decision?.kind, decision?.player],
    choices: choices(state).length,
    refused: refused?.refusal.reason,
    points: state.points,
    supply: state.supply,
    gold: state.parts.goldmines?.owned,
    goldOnBoard: sorted(state.parts.goldmines?.onBoard ?? []),
    followers: sorted(state.followers),
    tokens: state.parts['gold-rush']?.owned,
    gifts: state.parts.gifts?.held,
  }));
}

describe.each(files)('%s', (path) => {
  const document = scenario(path);

  it('comes back, and is played the same', () => {
    const back = throughText(document, LOCALES);
    expect(outcomes(back)).toEqual(outcomes(document));
    expect(back.title).toEqual(document.title);
    const names = namesInText(document);
    for (const [id, text] of Object.entries(document.captions ?? {})) {
      expect(back.captions?.[names.get(id) as string]).toEqual(text);
    }
  });

  it('fits into a message, and what it leads to is as expected', () => {
    const text = encode(withOutcome(document));
    expect(text.length).toBeLessThanOrEqual(document.examples ? EXAMPLE : CASE);
    const judged = judge(opened(text));
    const frames = 'root' in judged ? allFrames(judged.root) : [];
    expect(frames.flatMap(({ differences }) => differences)).toEqual([]);
    expect(frames.length).toBeGreaterThan(0);
  });
});

it('half of them have less than 80 characters', () => {
  const lengths = files.map((path) => encode(withOutcome(scenario(path))).length).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(80);
});

it('any document comes back', () => {
  fc.assert(
    fc.property(documents, fc.subarray([...LOCALES]), (document, captions) => {
      throughText(document, captions);
    }),
    { numRuns: 500, seed: 1 },
  );
}, 60_000);
