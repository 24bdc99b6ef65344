/** The switches of each module: edition differences that change play, and questions that no source answers. */

export interface Options {
  readonly base: {
    /** Points of a completed city of two tiles: 4, or 2 in the oldest rules (BASE-41). */
    readonly smallCity: 2 | 4;
    /** How fields are scored: today's way `v3`, or one of the two older ones (BASE-42…44). */
    readonly fields: 'v1' | 'v2' | 'v3';
  };
  readonly 'gold-rush': {
    /** Whether farmers are placed and prairies scored (RUSH-20a). */
    readonly farmers: boolean;
    /** What doubles a railroad: exactly one locomotive, or any number (RUSH-53). */
    readonly locomotive: 'one' | 'any';
    /** Where the tokens of a completed mountain go that nobody owns (RUSH-60). */
    readonly unownedTokens: 'supply' | 'removed';
    /** Whether owners get the tokens of mountains that are open at the end (RUSH-73). */
    readonly finalTokens: boolean;
    /** Points for each nugget of a mountain that is open at the end (RUSH-74). */
    readonly finalNuggets: 0 | 1;
    /** Whether an open city scores its completed railroads at the end (RUSH-75). */
    readonly finalCity: boolean;
  };
  readonly goldmines: {
    /** The RGG division: one piece for every scored feature in each go (GOLD-53). */
    readonly rgg: boolean;
  };
  readonly castles: Readonly<Record<string, never>>;
  readonly bridges: Readonly<Record<string, never>>;
  readonly bazaars: {
    /** Tiles are auctioned, or simply taken in turn (BAZAAR-09). */
    readonly auction: boolean;
    /** Bids may exceed the score (BAZAAR-10). */
    readonly debt: boolean;
  };
  readonly gifts: {
    /** Change Position can lead onto a completed feature (GIFT-POS-07). */
    readonly changePositionToCompleted: boolean;
    /** The tile of Take 2 that was not chosen leaves the game instead of being shuffled back (GIFT-TAKE-05). */
    readonly discardUnchosen: boolean;
  };
  readonly 'crop-circles': {
    /** Which tiles are played (CROP-01, CROP-02). */
    readonly set: 'II' | 'I' | 'both';
    /** The added meeple may stand on any tile of the feature (CROP-20). */
    readonly addAnywhere: boolean;
    /** Who can add a meeple must (CROP-21). */
    readonly addMandatory: boolean;
  };
  readonly abbey: {
    /** After the last tile: as long as the player on turn can place something, or once round (GF-ABB-05). */
    readonly end: 'c2' | 'c1';
  };
  readonly shrines: {
    /** The printing with six tiles (GF-SHR-01). */
    readonly six: boolean;
  };
  readonly monasteries: {
    /** The cloister tiles of the base game stay in (GF-MON-01). */
    readonly keepCloisters: boolean;
  };
  readonly darmstadt: {
    /** Two cloister tiles are taken out, as is advised (GF-DAR-01). */
    readonly withoutTwoCloisters: boolean;
  };
  readonly abbot: Readonly<Record<string, never>>;
  readonly yaga: Readonly<Record<string, never>>;
  readonly 'german-castles': Readonly<Record<string, never>>;
  readonly cathedrals: Readonly<Record<string, never>>;
  readonly mists: {
    /** Gold from the castle of the Mists, which only one list names (GF-MIST-04). */
    readonly gold: boolean;
  };
  readonly sheriff: {
    /** The ban on taking tokens lasts until a completed mountain is scored (SHERIFF-23). */
    readonly banUntilScored: boolean;
  };
}

/** Every option with the values it may have, the default first. */
export const OPTION_VALUES = {
  base: { smallCity: [4, 2], fields: ['v3', 'v1', 'v2'] },
  'gold-rush': {
    farmers: [true, false],
    locomotive: ['one', 'any'],
    unownedTokens: ['supply', 'removed'],
    finalTokens: [true, false],
    finalNuggets: [0, 1],
    finalCity: [true, false],
  },
  goldmines: { rgg: [false, true] },
  castles: {},
  bridges: {},
  bazaars: { auction: [true, false], debt: [false, true] },
  gifts: { changePositionToCompleted: [false, true], discardUnchosen: [false, true] },
  'crop-circles': { set: ['II', 'I', 'both'], addAnywhere: [false, true], addMandatory: [false, true] },
  abbey: { end: ['c2', 'c1'] },
  shrines: { six: [false, true] },
  monasteries: { keepCloisters: [false, true] },
  darmstadt: { withoutTwoCloisters: [false, true] },
  abbot: {},
  yaga: {},
  'german-castles': {},
  cathedrals: {},
  mists: { gold: [true, false] },
  sheriff: { banUntilScored: [false, true] },
} as const satisfies { [M in keyof Options]: { [K in keyof Options[M]]: readonly Options[M][K][] } };

const firstOf = (values: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first]));

export const DEFAULT_OPTIONS = Object.fromEntries(
  Object.entries(OPTION_VALUES).map(([module, values]) => [module, firstOf(values)]),
) as unknown as Options;
