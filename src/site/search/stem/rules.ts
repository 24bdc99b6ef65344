/** How a language takes the endings from its words, as data: what remains is equal for all forms of a word. */
export interface StemRules {
  /** What is replaced at the end of a word, in rounds: in each of them the first that fits and leaves enough. */
  readonly rounds: readonly (readonly Ending[])[];
  /** Stems that come out unequal, each with the stem it belongs to. */
  readonly odd: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly pattern: RegExp;
  readonly to: string;
}

/**
 * Endings that are taken off, the longest first, where at least `least` letters remain.
 *
 * @example off(3, 'en s') // 'wegen' -> 'weg', 'tegels' -> 'tegel', 'en' stays
 */
export const off = (least: number, endings: string): Ending => {
  const sorted = endings.split(' ').sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(`(?<=^.{${least},})(?:${sorted.join('|')})$`), to: '' };
};

/** An ending that becomes another one. */
export const turn = (pattern: RegExp, to: string): Ending => ({ pattern, to });

/** The stem of a folded word. Words with a digit stay as they are. */
export function stemBy({ rounds, odd }: StemRules, word: string): string {
  if (/\d/.test(word)) return word;
  let stem = word;
  for (const round of rounds) {
    const ending = round.find(({ pattern }) => pattern.test(stem));
    if (ending) stem = stem.replace(ending.pattern, ending.to);
  }
  return odd[stem] ?? stem;
}
