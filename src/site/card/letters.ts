/** Text as outlines: a picture looks the same whatever fonts the machine has that makes it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import type { SvgNode } from '../../drawing/standalone/tree.ts';

const { resolve } = createRequire(import.meta.url);

/** The letters of English and Dutch, then those of the others. */
const FONTS = ['latin', 'latin-ext'].map((part) => {
  const font = create(readFileSync(resolve(`@fontsource-variable/literata/files/literata-${part}-wght-normal.woff2`)));
  if (font.isCollection) throw new Error('a typeface has one font in a file');
  return font;
});

/** A letter, and the size of its units where the size of the type is one. Throws for one that it does not have. */
function glyphOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0;
  const font = FONTS.find((each) => each.hasGlyphForCodePoint(code));
  if (!font) throw new Error(`no letter ${letter} in the typeface`);
  return { glyph: font.glyphForCodePoint(code), unit: 1 / font.unitsPerEm };
}

/** How wide a text is in a size. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => {
    const { glyph, unit } = glyphOf(letter);
    return sum + glyph.advanceWidth * unit * size;
  }, 0);

export interface Line {
  readonly text: string;
  readonly size: number;
  readonly fill: string;
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
}

/** A line of text as a group of paths. */
export function outlined({ text, size, fill, x, y }: Line): SvgNode {
  let at = x;
  const letters = [...text].map((letter): SvgNode => {
    const { glyph, unit } = glyphOf(letter);
    const scale = unit * size;
    const transform = `translate(${at} ${y}) scale(${scale} ${-scale})`;
    at += glyph.advanceWidth * scale;
    return { tag: 'path', attributes: { transform, d: glyph.path.toSVG() }, children: [] };
  });
  return { tag: 'g', attributes: { fill }, children: letters.filter(({ attributes }) => attributes.d) };
}

/** The lines that a text needs in a width. A word that is wider than all of it has a line of its own. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
