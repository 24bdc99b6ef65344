/** Breaking a text into lines where nobody else does it. */

/** How much of a word fits: at least one letter of it. */
function fitting(letters: readonly string[], fits: (text: string) => boolean): number {
  let count = 1;
  while (count < letters.length && fits(letters.slice(0, count + 1).join(''))) count++;
  return count;
}

/**
 * A text in lines that are no longer than `fits` allows, at most so many: what is left out ends in `…`. A word that is too
 * long for a line is broken.
 */
export function linesOf(text: string, fits: (text: string) => boolean, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  while (words.length > 0 && lines.length <= most) {
    const word = words.shift() as string;
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else if (line) {
      lines.push(line);
      line = '';
      words.unshift(word);
    } else {
      const letters = [...word];
      const count = fitting(letters, fits);
      lines.push(letters.slice(0, count).join(''));
      if (count < letters.length) words.unshift(letters.slice(count).join(''));
    }
  }
  if (line) lines.push(line);
  return lines.length > most ? [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)] : lines;
}

/** As much of a line as fits with the sign that something is missing. */
function shortened(line: string, fits: (text: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
