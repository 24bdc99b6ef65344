/** Telling what is wrong with what comes in, and what of a saved game could not be taken over. */
import type { Refusal } from '../../engine/index.ts';
import type { ForeignName, HaltName, ImportFlaw, ImportWords, SaveFlaw } from './import.ts';

/** What is wrong, apart from links, documents and saved games, which have sentences of their own. */
export interface ToldFlaw {
  readonly reason: ImportFlaw;
  readonly size?: number;
  readonly most?: number;
  readonly what?: ForeignName;
  readonly place?: string;
  readonly error?: unknown;
}

export function tellFlaw(words: ImportWords, flaw: ToldFlaw): string {
  const { reason, size = 0, most = 0, what, place = '', error = '' } = flaw;
  const told = what ? words.foreign[what] : String(error);
  return words.problems[reason]({ size: words.size(size), most: words.size(most), what: told, place });
}

export const tellSaveFlaw = (
  words: ImportWords,
  { reason, ...details }: { readonly reason: SaveFlaw; readonly at: string; readonly found: string },
): string => words.saves[reason](details);

type ToldHalt =
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: HaltName; readonly name?: string };

export type ToldLoss =
  | { readonly kind: 'set' | 'element'; readonly name: string }
  | { readonly kind: 'moves'; readonly name: string; readonly count: number; readonly turn: number }
  | { readonly kind: 'piece'; readonly name: string; readonly turn: number }
  | { readonly kind: 'elsewhere'; readonly turn: number }
  | { readonly kind: 'stopped'; readonly turn: number; readonly moves: number; readonly halt: ToldHalt }
  | { readonly kind: 'decided'; readonly what: string; readonly count: number }
  | { readonly kind: 'left-over'; readonly tiles: readonly string[] };

/** `refused` tells a refusal, with its rule. */
export function tellLoss(words: ImportWords, loss: ToldLoss, refused: (refusal: Refusal) => string): string {
  const { loss: told, halts } = words;
  switch (loss.kind) {
    case 'set':
    case 'element':
      return told[loss.kind](loss.name);
    case 'moves':
      return told.moves(loss);
    case 'piece':
      return told.piece(loss);
    case 'elsewhere':
      return told.elsewhere(loss);
    case 'stopped': {
      const { halt } = loss;
      return told.stopped(loss, halt.why === 'refused' ? refused(halt.refusal) : halts[halt.why](halt.name ?? ''));
    }
    case 'decided':
      return told.decided[loss.what === 'take-gold' || loss.what === 'score-castle' ? loss.what : 'other'](loss.count);
    case 'left-over':
      return told.leftOver(loss.tiles.length);
  }
}
