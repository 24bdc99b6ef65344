/** The terms of the game: their order, and where they are defined. What they mean is said by each language. */

/** The parts of the glossary, each with its terms and the ids of the rules that define them. */
export const TERM_GROUPS = {
  basics: {
    tile: ['BASE-11'],
    'start-tile': ['BASE-04', 'RUSH-01'],
    feature: ['BASE-13'],
    segment: ['BASE-13'],
    meeple: ['BASE-02', 'BASE-DIFF-04'],
    supply: ['BASE-03', 'GOLD-10'],
    'scoring-marker': ['BASE-03', 'BASE-07'],
    'active-player': ['BASE-10'],
    occupied: ['BASE-18'],
    completed: ['BASE-30', 'BASE-33', 'BASE-36'],
    majority: ['BASE-24'],
    tie: ['BASE-25'],
    owner: ['CASTLE-05', 'RUSH-56'],
    scoring: ['BASE-22', 'BASE-27'],
    'final-scoring': ['BASE-51'],
  },
  features: {
    road: ['BASE-30', 'BASE-31'],
    city: ['BASE-33', 'BASE-34'],
    'coat-of-arms': ['BASE-08', 'BASE-34'],
    monastery: ['BASE-36'],
    field: ['BASE-39', 'BASE-40'],
    crossing: ['BASE-30'],
    'small-city': ['CASTLE-04'],
    ring: ['GOLD-39'],
  },
  figures: {
    highwayman: ['BASE-17'],
    knight: ['BASE-17'],
    monk: ['BASE-17'],
    farmer: ['BASE-17', 'BASE-38'],
    abbot: ['GF-GAR-01', 'GF-GAR-03'],
    prior: ['GF-MON-02', 'GF-MON-04'],
    builder: ['GIFT-24', 'BAZAAR-08'],
    pig: ['CASTLE-28'],
    barn: ['CASTLE-28', 'GOLD-35'],
    'large-meeple': ['CROP-29'],
    wagon: ['CROP-29'],
    mayor: ['CROP-29'],
  },
  gold: {
    'gold-piece': ['GOLD-04', 'GOLD-40'],
    'gold-tile': ['GOLD-05', 'GOLD-12'],
    adjacent: ['GOLD-13'],
    award: ['GOLD-24'],
    claim: ['GOLD-28', 'GOLD-30'],
  },
  castles: {
    castle: ['CASTLE-07', 'CASTLE-13'],
    lord: ['CASTLE-07'],
    vicinity: ['CASTLE-14'],
    bridge: ['BRIDGE-01'],
    bazaar: ['BAZAAR-01'],
    auction: ['BAZAAR-03', 'BAZAAR-04'],
    bid: ['BAZAAR-03', 'BAZAAR-10'],
  },
  cards: {
    gift: ['GIFT-08'],
    unopened: ['GIFT-14', 'GIFT-25'],
    extend: ['GIFT-08', 'GIFT-10'],
    'crop-circle': ['CROP-12', 'CROP-13'],
    'crop-symbols': ['CROP-06'],
  },
  special: {
    abbey: ['GF-ABB-02', 'GF-ABB-04'],
    shrine: ['GF-SHR-01'],
    heretic: ['GF-SHR-01'],
    challenge: ['GF-SHR-03'],
    'special-monastery': ['GF-MON-01', 'GF-MON-02'],
    'darmstadt-church': ['GF-DAR-02', 'GF-DAR-03'],
    garden: ['GF-GAR-01', 'GF-GAR-02'],
    hut: ['GF-YAG-02', 'GF-YAG-03'],
    'german-castle': ['GF-GCA-04'],
    'german-cathedral': ['GF-CAT-05'],
    archbishop: ['GF-CAT-02'],
    'mist-castle': ['GF-MIST-02'],
    cemetery: ['GF-CEM-01', 'SHERIFF-30'],
  },
  'gold-rush': {
    cowboy: ['RUSH-02', 'RUSH-32'],
    'gold-miner': ['RUSH-33'],
    railwayman: ['RUSH-33'],
    merchant: ['RUSH-33'],
    'prairie-farmer': ['RUSH-33'],
    mountain: ['RUSH-55', 'RUSH-56'],
    railroad: ['RUSH-51', 'RUSH-52'],
    locomotive: ['RUSH-52'],
    junction: ['RUSH-11'],
    'rush-city': ['RUSH-12', 'RUSH-62', 'RUSH-63'],
    prairie: ['RUSH-69', 'RUSH-76'],
    'tipi-camp': ['RUSH-76'],
    herd: ['RUSH-76'],
    tent: ['RUSH-37', 'RUSH-40', 'RUSH-43'],
    'mining-token': ['RUSH-04', 'RUSH-77'],
    nugget: ['RUSH-10', 'RUSH-56'],
    gravel: ['RUSH-04'],
    sheriff: ['SHERIFF-01', 'SHERIFF-11'],
    'sheriff-star': ['SHERIFF-02', 'SHERIFF-06'],
    'mining-ban': ['SHERIFF-18'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Groups = typeof TERM_GROUPS;
export type TermGroup = keyof Groups;
export type TermId = { [Group in TermGroup]: keyof Groups[Group] }[TermGroup];

/** The name of each term in a language, as its pages use it. */
export type TermNames = Readonly<Record<TermId, string>>;

/** Words that people look for where the pages say another one, with a space between them: found, but never shown. */
export type Synonyms = Readonly<Partial<Record<TermId, string>>>;

export interface GlossaryWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** How terms are explained on the rule pages. */
  readonly how: string;
  readonly groups: Readonly<Record<TermGroup, string>>;
  readonly names: TermNames;
  /** One or two short sentences for each term: no more fits beside the word on a page. */
  readonly texts: Readonly<Record<TermId, string>>;
  /** What other editions, and other people, call it. */
  readonly elsewhere: Readonly<Partial<Record<TermId, string>>>;
  readonly synonyms: Synonyms;
}

/** The groups in their order, each with its terms. */
export const termGroups = Object.entries(TERM_GROUPS).map(([group, terms]) => ({
  group: group as TermGroup,
  terms: Object.entries(terms).map(([id, rules]) => ({ id: id as TermId, rules: rules as readonly string[] })),
}));

export const TERM_IDS: readonly TermId[] = termGroups.flatMap(({ terms }) => terms.map(({ id }) => id));
