/** The tiles of a bazaar in words. */
import type { TileName } from '../engine/index.ts';
import type { ChoiceContext, ChoiceOf, Context, NamingWords } from './game.ts';

export interface LotWords {
  /** What a tile shows, behind a colon: `: city, road`; nothing where tiles are not described. */
  readonly shown: (tile: TileName, ctx: Context) => string;
  /** A tile to choose; with its printed name where two different ones read alike. */
  readonly label: (choice: ChoiceOf<'lot'>, ctx: ChoiceContext) => string;
}

export function lotWords(describe: NamingWords['tile']): LotWords {
  const told = (name: TileName, ctx: Context): string => {
    const tile = ctx.tile?.(name);
    return tile ? describe(tile) : '';
  };
  return {
    shown: (name, ctx) => (told(name, ctx) ? `: ${told(name, ctx)}` : ''),
    label: ({ tile }, ctx) => {
      const text = told(tile, ctx);
      const isAlike = ctx.among?.some(
        (other) => other.kind === 'lot' && other.tile !== tile && told(other.tile, ctx) === text,
      );
      return text ? `${text}${isAlike ? ` (${tile})` : ''}` : tile;
    },
  };
}
