/** Lists in a sentence, and texts that others wrote. */

/** Joins with commas and a last word: `joiner('and')(['A1', 'B1', 'C1'])` is `A1, B1 and C1`. */
export function joiner(last: string): (parts: readonly string[]) => string {
  return (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

const MAX_QUOTED = 40;

/** A text from a document between quotation marks, cut where it is too long for a sentence. */
export function quoter(open: string, close: string): (text: string | undefined) => string {
  return (text = '') => {
    const line = text.replace(/\s+/g, ' ').trim();
    return `${open}${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}${close}`;
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a text, if any, is one of the keys of a table. */
export const isOneOf = <K extends string>(table: Readonly<Record<K, unknown>>, text: string | undefined): text is K =>
  text !== undefined && Object.hasOwn(table, text);
