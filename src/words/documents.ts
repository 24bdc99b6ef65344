/** What every language must be able to say about a document that cannot be read. */

/** The reasons that have a sentence: those of `scenario/problems.ts`. */
export const DOCUMENT_FLAWS = [
  'not-json',
  'too-long',
  'not-an-object',
  'not-a-scenario',
  'newer-format',
  'missing',
  'unknown-key',
  'wrong-type',
  'not-allowed',
  'too-many',
  'step-id-twice',
  'branches-not-last',
  'steps-and-branches',
  'active-not-at-start',
  'caption-without-step',
] as const;
export type DocumentFlaw = (typeof DOCUMENT_FLAWS)[number];

/** Where it is wrong (`steps[1].id`, empty for the whole document), what may stand there and what does. */
export interface FlawDetails {
  readonly at: string;
  readonly wanted?: string;
  readonly found?: string;
}

export type DocumentWords = Readonly<Record<DocumentFlaw, (details: FlawDetails) => string>>;

/** Writes where and what behind a sentence: ` (steps[1].id; needed: number; found: “x”)`, as far as it is known. */
export function detailer(
  needed: string,
  found: string,
  quote: (text: string) => string,
): (details: FlawDetails) => string {
  return (details) => {
    const parts = [
      details.at,
      details.wanted && `${needed}: ${details.wanted}`,
      details.found && `${found}: ${quote(details.found)}`,
    ].filter(Boolean);
    return parts.length ? ` (${parts.join('; ')})` : '';
  };
}
