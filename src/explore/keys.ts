/** Telling equal states: a key that is the same whatever the order in which they have come about. */

/** Lists whose order is only that of happening. */
const UNORDERED: ReadonlySet<string> = new Set(['followers', 'onBoard', 'missed', 'visited']);

type Entries = Readonly<Record<string, unknown>>;

/**
 * Gives keys to values. Every object is numbered once: the next state shares most of its parts with the one before, so
 * that only what has changed is looked at.
 */
export function keyMaker(): (value: unknown, name?: string) => string {
  const numbers = new Map<string, number>();
  const known = new WeakMap<object, string>();

  const textOf = (value: object, name: string): string => {
    if (Array.isArray(value)) {
      const keys = value.map((one) => keyOf(one));
      return `[${(UNORDERED.has(name) ? keys.sort() : keys).join()}`;
    }
    let text = '{';
    for (const entry of Object.keys(value).sort()) {
      const one = (value as Entries)[entry];
      if (one !== undefined) text += `${entry}:${keyOf(one, entry)},`;
    }
    return text;
  };

  const keyOf = (value: unknown, name = ''): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
    let key = known.get(value);
    if (key === undefined) {
      const text = textOf(value, name);
      let number = numbers.get(text);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(text, number);
      }
      key = `#${number}`;
      known.set(value, key);
    }
    return key;
  };
  return keyOf;
}
