/** The switches of each module: edition differences that change play. */

export interface Options {
  readonly base: {
    /** Points of a completed city of two tiles: 4, or 2 in the oldest rules (BASE-41). */
    readonly smallCity: 2 | 4;
    /** How fields are scored: today's way `v3`, or one of the two older ones (BASE-42…44). */
    readonly fields: 'v1' | 'v2' | 'v3';
  };
  readonly goldmines: {
    /** The RGG division: one piece for every scored feature in each go (GOLD-53). */
    readonly rgg: boolean;
  };
  readonly castles: Readonly<Record<string, never>>;
}

/** Every option with the values it may have, the default first. */
export const OPTION_VALUES = {
  base: { smallCity: [4, 2], fields: ['v3', 'v1', 'v2'] },
  goldmines: { rgg: [false, true] },
  castles: {},
} as const satisfies { [M in keyof Options]: { [K in keyof Options[M]]: readonly Options[M][K][] } };

export const DEFAULT_OPTIONS: Options = {
  base: { smallCity: 4, fields: 'v3' },
  goldmines: { rgg: false },
  castles: {},
};
