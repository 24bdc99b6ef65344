/** The text that a drawing of ours carries. Nothing else of the drawing is taken, and nothing of it is shown. */
export type ParseXml = (text: string) => Document;

export type Drawn =
  | { readonly text: string }
  | { readonly reason: 'picture-plain' | 'drawing-broken' | 'drawing-declares' };

/** In a browser. Parsing fetches nothing and runs nothing. */
export const parseXml: ParseXml = (text) => new DOMParser().parseFromString(text, 'image/svg+xml');

export function carriedIn(text: string, parse: ParseXml): Drawn {
  // Entities can be declared so that they grow without end. Ours have none, so such a text is not even parsed.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { reason: 'drawing-declares' };
  let root: Document;
  try {
    root = parse(text);
  } catch {
    return { reason: 'drawing-broken' };
  }
  if (root.getElementsByTagName('parsererror').length > 0) return { reason: 'drawing-broken' };
  const carrier = [...root.getElementsByTagName('metadata')].find((one) => one.getAttribute('id') === 'cartulary');
  const carried = carrier?.textContent?.trim();
  return carried ? { text: carried } : { reason: 'picture-plain' };
}
