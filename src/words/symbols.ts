/** What is drawn on tiles and boards, and what it means, in one language. */
import type { FeatureKind, Mark, Player, SegmentSymbol } from '../engine/index.ts';
import type { Entry } from './wiki.ts';

/** What is printed on a tile besides its features; crossings and junctions are the ends of roads and railroads. */
export type SignKey = Mark | SegmentSymbol | 'arms' | 'crossing' | 'junction';

/** The pieces, by what they look like. */
export type PieceKey =
  | 'standing'
  | 'lying'
  | 'lord'
  | 'bishop'
  | 'abbot'
  | 'cowboy'
  | 'farmer'
  | 'tent'
  | 'sheriff'
  | 'tokens'
  | 'castle'
  | 'bridge'
  | 'gold';

/** What a picture of a board points out. */
export type BoardMark = 'placed' | 'rings' | 'ghosts' | 'counted' | 'vicinity' | 'targets' | 'may' | 'took' | 'missed';

/** The groups, in the order of the page. */
export const SYMBOL_GROUPS = ['lands', 'rushLands', 'signs', 'pieces', 'players', 'marks'] as const;
export type SymbolGroup = (typeof SYMBOL_GROUPS)[number];

export interface SymbolWords {
  readonly groups: Readonly<Record<SymbolGroup, Entry>>;
  /** Their names are those of the game. */
  readonly features: Readonly<Record<FeatureKind, string>>;
  readonly signs: Readonly<Record<SignKey, Entry>>;
  readonly pieces: Readonly<Record<PieceKey, Entry>>;
  /** The shapes of the players’ marks. */
  readonly shapes: Readonly<Record<Player, string>>;
  readonly marks: Readonly<Record<BoardMark, Entry>>;
}
