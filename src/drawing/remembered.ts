/** What costs much to work out is worked out once: an edit on one tile costs nothing on the others. */

/** Gives what belongs to a key, worked out where it is not known. Texts come from documents: so many are kept. */
export function remembering<T>(most = 1000): (key: string, workOut: () => T) => T {
  const known = new Map<string, T>();
  return (key, workOut) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = workOut();
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}
