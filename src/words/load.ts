/** The words of one language for trying an example, fetched when they are needed: no other language comes along. */
import type { GameWords } from './game.ts';
import { loadGameWords } from './index.ts';
import type { Locale } from './locale.ts';
import type { ReplayWords } from './replay.ts';

export interface LoadedWords {
  readonly game: GameWords;
  readonly replay: ReplayWords;
}

const REPLAY: Readonly<Record<Locale, () => Promise<{ replay: ReplayWords }>>> = {
  en: () => import('./locales/en/replay.ts'),
  nl: () => import('./locales/nl/replay.ts'),
  pl: () => import('./locales/pl/replay.ts'),
  ro: () => import('./locales/ro/replay.ts'),
};

export async function loadWords(locale: Locale): Promise<LoadedWords> {
  const [game, { replay }] = await Promise.all([loadGameWords(locale), REPLAY[locale]()]);
  return { game, replay };
}
