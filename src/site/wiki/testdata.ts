/** What tests of pictures ask. */

/** The symbols that some drawing refers to but that are not there. */
export function missing(drawn: string, defs: string): string[] {
  const there = new Set([...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...`${defs}${drawn}`.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id as string);
  return used.filter((id) => !there.has(id));
}
