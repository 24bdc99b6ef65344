/** What each module keeps in the state of a game. */
import type { AbbeyPart } from './abbey/part.ts';
import type { BazaarsPart } from './bazaars/part.ts';
import type { CastlesPart } from './castles/part.ts';
import type { CropCirclesPart } from './cropCircles/part.ts';
import type { DarmstadtPart } from './darmstadt/part.ts';
import type { GermanCastlesPart } from './germanCastles/part.ts';
import type { GiftsPart } from './gifts/part.ts';
import type { GoldminesPart } from './goldmines/part.ts';
import type { GivenGoldRush, GoldRushPart } from './goldRush/part.ts';
import type { SheriffPart } from './sheriff/part.ts';

export interface Parts {
  readonly goldmines?: GoldminesPart;
  readonly castles?: CastlesPart;
  readonly bazaars?: BazaarsPart;
  readonly 'gold-rush'?: GoldRushPart;
  readonly sheriff?: SheriffPart;
  readonly gifts?: GiftsPart;
  readonly abbey?: AbbeyPart;
  readonly 'german-castles'?: GermanCastlesPart;
  readonly 'crop-circles'?: CropCirclesPart;
  readonly darmstadt?: DarmstadtPart;
}

/** Gold and castles are written on the board; these others last no longer than a turn, or a round. */
type Unwritten = 'goldmines' | 'castles' | 'bazaars' | 'crop-circles' | 'darmstadt';

/** What a written situation can say of it. */
export type GivenParts = {
  readonly [M in Exclude<keyof Parts, Unwritten | 'gold-rush'>]?: Partial<NonNullable<Parts[M]>>;
} & { readonly 'gold-rush'?: GivenGoldRush };
