/** Chance that can be repeated: a small generator whose whole state is one 32-bit number (mulberry32). */

/** A number in [0, 1) and the next state. */
export function nextRandom(state: number): readonly [value: number, state: number] {
  const next = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), 1 | next);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return [((t ^ (t >>> 14)) >>> 0) / 4294967296, next];
}

/** A shuffled copy, every order equally likely, and the next state. */
export function shuffle<T>(list: readonly T[], state: number): readonly [list: T[], state: number] {
  const out = [...list];
  let random = state;
  for (let i = out.length - 1; i > 0; i--) {
    const [value, next] = nextRandom(random);
    random = next;
    const j = Math.floor(value * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return [out, random];
}
