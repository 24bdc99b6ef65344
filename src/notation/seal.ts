/** The frame of a text: tag and version in front, the check behind. */
import { checkOf } from './check.ts';

export const TAG = 'ct';
export const VERSION = 1;

/** Stands before the check, and nowhere else. */
export const SEAL = '_z';

export const sealed = (body: string): string => `${body}${SEAL}${checkOf(body)}`;

/** The id of a document that comes from a text with this check. */
export const idOf = (check: string): string => `link/${check}`;
