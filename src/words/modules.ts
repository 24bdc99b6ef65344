/** What a language says about each rule module beyond gold and castles: one file a module and language. */
import type * as engine from '../engine/index.ts';
import type { GameWords } from './game.ts';

/** The entries for kinds of a module; each as in `GameWords`. */
export interface WordsOf<
  E extends engine.EventKind,
  D extends engine.DecisionKind,
  C extends engine.ChoiceKind,
  R extends engine.RefusalReason,
  P extends engine.SituationProblemReason,
> {
  readonly events: Pick<GameWords['events'], E>;
  readonly decisions: Pick<GameWords['decisions'], D>;
  readonly choices: Pick<GameWords['choices'], C>;
  readonly refusals: Pick<GameWords['refusals'], R>;
  readonly situation: Pick<GameWords['situation'], P>;
}

/** What a language says about `gold-rush`. */
export type GoldRushWords = WordsOf<
  engine.GoldRushEvent['kind'],
  engine.GoldRushDecision['kind'],
  engine.GoldRushChoice['kind'],
  (typeof engine.GOLD_RUSH_REFUSALS)[number],
  (typeof engine.GOLD_RUSH_PROBLEMS)[number]
>;

/** What a language says about `bridges`. */
export type BridgesWords = WordsOf<
  engine.BridgesEvent['kind'],
  engine.BridgesDecision['kind'],
  engine.BridgesChoice['kind'],
  (typeof engine.BRIDGES_REFUSALS)[number],
  (typeof engine.BRIDGES_PROBLEMS)[number]
>;

/** What a language says about `bazaars`. */
export type BazaarsWords = WordsOf<
  engine.BazaarsEvent['kind'],
  engine.BazaarsDecision['kind'],
  engine.BazaarsChoice['kind'],
  (typeof engine.BAZAARS_REFUSALS)[number],
  (typeof engine.BAZAARS_PROBLEMS)[number]
>;

/** What a language says about `gifts`. */
export type GiftsWords = WordsOf<
  engine.GiftsEvent['kind'],
  engine.GiftsDecision['kind'],
  engine.GiftsChoice['kind'],
  (typeof engine.GIFTS_REFUSALS)[number],
  (typeof engine.GIFTS_PROBLEMS)[number]
>;

/** What a language says about `crop-circles`. */
export type CropCirclesWords = WordsOf<
  engine.CropCirclesEvent['kind'],
  engine.CropCirclesDecision['kind'],
  engine.CropCirclesChoice['kind'],
  (typeof engine.CROP_CIRCLES_REFUSALS)[number],
  (typeof engine.CROP_CIRCLES_PROBLEMS)[number]
>;

/** What a language says about `abbey`. */
export type AbbeyWords = WordsOf<
  engine.AbbeyEvent['kind'],
  engine.AbbeyDecision['kind'],
  engine.AbbeyChoice['kind'],
  (typeof engine.ABBEY_REFUSALS)[number],
  (typeof engine.ABBEY_PROBLEMS)[number]
>;

/** What a language says about `shrines`. */
export type ShrinesWords = WordsOf<
  engine.ShrinesEvent['kind'],
  engine.ShrinesDecision['kind'],
  engine.ShrinesChoice['kind'],
  (typeof engine.SHRINES_REFUSALS)[number],
  (typeof engine.SHRINES_PROBLEMS)[number]
>;

/** What a language says about `monasteries`. */
export type MonasteriesWords = WordsOf<
  engine.MonasteriesEvent['kind'],
  engine.MonasteriesDecision['kind'],
  engine.MonasteriesChoice['kind'],
  (typeof engine.MONASTERIES_REFUSALS)[number],
  (typeof engine.MONASTERIES_PROBLEMS)[number]
>;

/** What a language says about `darmstadt`. */
export type DarmstadtWords = WordsOf<
  engine.DarmstadtEvent['kind'],
  engine.DarmstadtDecision['kind'],
  engine.DarmstadtChoice['kind'],
  (typeof engine.DARMSTADT_REFUSALS)[number],
  (typeof engine.DARMSTADT_PROBLEMS)[number]
>;

/** What a language says about `abbot`. */
export type AbbotWords = WordsOf<
  engine.AbbotEvent['kind'],
  engine.AbbotDecision['kind'],
  engine.AbbotChoice['kind'],
  (typeof engine.ABBOT_REFUSALS)[number],
  (typeof engine.ABBOT_PROBLEMS)[number]
>;

/** What a language says about `yaga`. */
export type YagaWords = WordsOf<
  engine.YagaEvent['kind'],
  engine.YagaDecision['kind'],
  engine.YagaChoice['kind'],
  (typeof engine.YAGA_REFUSALS)[number],
  (typeof engine.YAGA_PROBLEMS)[number]
>;

/** What a language says about `german-castles`. */
export type GermanCastlesWords = WordsOf<
  engine.GermanCastlesEvent['kind'],
  engine.GermanCastlesDecision['kind'],
  engine.GermanCastlesChoice['kind'],
  (typeof engine.GERMAN_CASTLES_REFUSALS)[number],
  (typeof engine.GERMAN_CASTLES_PROBLEMS)[number]
>;

/** What a language says about `cathedrals`. */
export type CathedralsWords = WordsOf<
  engine.CathedralsEvent['kind'],
  engine.CathedralsDecision['kind'],
  engine.CathedralsChoice['kind'],
  (typeof engine.CATHEDRALS_REFUSALS)[number],
  (typeof engine.CATHEDRALS_PROBLEMS)[number]
>;

/** What a language says about `mists`. */
export type MistsWords = WordsOf<
  engine.MistsEvent['kind'],
  engine.MistsDecision['kind'],
  engine.MistsChoice['kind'],
  (typeof engine.MISTS_REFUSALS)[number],
  (typeof engine.MISTS_PROBLEMS)[number]
>;

/** What a language says about `sheriff`. */
export type SheriffWords = WordsOf<
  engine.SheriffEvent['kind'],
  engine.SheriffDecision['kind'],
  engine.SheriffChoice['kind'],
  (typeof engine.SHERIFF_REFUSALS)[number],
  (typeof engine.SHERIFF_PROBLEMS)[number]
>;

/** The entries for what the games themselves, gold and castles bring. */
export type CommonWords = WordsOf<
  Exclude<engine.EventKind, engine.ModuleEvent['kind']>,
  Exclude<engine.DecisionKind, engine.ModuleDecision['kind']>,
  Exclude<engine.ChoiceKind, engine.ModuleChoice['kind']>,
  Exclude<engine.RefusalReason, (typeof engine.MODULE_REFUSALS)[number]>,
  Exclude<engine.SituationProblemReason, (typeof engine.MODULE_PROBLEMS)[number]>
>;
