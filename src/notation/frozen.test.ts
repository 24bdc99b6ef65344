/** Old links open for ever, and say what they said. If a text here no longer opens, the reader is wrong, not the text. */
import { describe, expect, it, test } from 'vitest';
import { CHOICE_CODES } from './choices.ts';
import { decode } from './index.ts';
import { SECTION_LETTERS } from './situation.ts';
import { frozen } from './testdata/frozen.ts';

describe('version 1', () => {
  const texts = frozen(1);

  test.each(texts)('$name', ({ text, document }) => {
    expect(decode(text)).toEqual({ document });
  });

  it('is there with every section and every choice', () => {
    const all = texts.map(({ text }) => text).join(' ');
    for (const letter of SECTION_LETTERS) expect(all).toContain(`_${letter}`);
    const written = JSON.stringify(texts.map(({ document }) => document));
    for (const kind of Object.keys(CHOICE_CODES)) expect(written).toContain(`"kind":"${kind}"`);
  });
});
