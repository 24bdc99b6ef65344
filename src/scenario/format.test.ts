/** `docs/scenario-format.md` is true: its example is judged, and it names everything there is to name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANSWERS, OPTION_VALUES, SITUATION_PROBLEMS } from '../engine/index.ts';
import { LOCALES } from './document.ts';
import { allFrames, judge } from './judge.ts';
import { DOCUMENT_PROBLEMS } from './problems.ts';
import { readText } from './read.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/scenario-format.md'), 'utf8');

describe('the description of the format', () => {
  it('has an example that holds', () => {
    const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => readText(json));
    expect(examples).toHaveLength(1);
    for (const example of examples) {
      if ('problems' in example) throw new Error(JSON.stringify(example.problems));
      const judged = judge(example.document);
      if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
      const frames = allFrames(judged.root);
      expect(frames.map(({ id, refused, differences }) => [id, refused, differences])).toEqual(
        ['start', 'close', 'score', 'score-too'].map((id) => [id, undefined, []]),
      );
    }
  });

  it('names every problem, choice, option and language', () => {
    const options = Object.values(OPTION_VALUES).flatMap(Object.keys);
    const choices = Object.values(ANSWERS).flat();
    for (const name of [...DOCUMENT_PROBLEMS, ...SITUATION_PROBLEMS, ...LOCALES]) expect(text).toContain(`\`${name}\``);
    for (const name of options) expect(text).toContain(`.${name}\``);
    for (const name of choices) expect(text).toContain(`"kind": "${name}"`);
  });
});
