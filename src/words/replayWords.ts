/** The words of the replay in all languages, for the build. */
import type { Locale } from './locale.ts';
import { replay as en } from './locales/en/replay.ts';
import { replay as nl } from './locales/nl/replay.ts';
import { replay as pl } from './locales/pl/replay.ts';
import { replay as ro } from './locales/ro/replay.ts';
import type { ReplayWords } from './replay.ts';

export const replayWords: Readonly<Record<Locale, ReplayWords>> = { en, nl, pl, ro };
