/** Every way a scenario document can be bad before its situation is even judged. */
export const DOCUMENT_PROBLEMS = [
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
export type DocumentProblemReason = (typeof DOCUMENT_PROBLEMS)[number];

/** What is wrong and where: `steps[1].do[0].cell`. `wanted` says what may stand there, `found` what does. */
export interface DocumentProblem {
  readonly reason: DocumentProblemReason;
  readonly at: string;
  readonly wanted?: string;
  readonly found?: string;
}
