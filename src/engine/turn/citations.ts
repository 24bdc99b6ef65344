/** The rules that the common phases of a turn follow: each game has its own ids for them. */
import { modulesOf } from '../modules/index.ts';
import type { GameState } from '../state.ts';
import type { RuleId } from '../words.ts';

export interface Citations {
  /** Who plays, with what pieces, and the tile that lies there first. */
  readonly players: RuleId;
  readonly pieces: RuleId;
  readonly start: RuleId;
  /** The order of a turn. */
  readonly turn: RuleId;
  readonly draw: RuleId;
  readonly place: RuleId;
  /** A tile must touch another one; `place` unless given. */
  readonly touch?: RuleId;
  /** A tile that fits nowhere. */
  readonly aside: RuleId;
  /** A figure may be placed, and where. */
  readonly figure: RuleId;
  readonly spot: RuleId;
  readonly occupied: RuleId;
  readonly noneLeft: RuleId;
  /** Nothing is done; `figure` unless given. */
  readonly declined?: RuleId;
  /** Nobody stands on a scored feature. */
  readonly unowned: RuleId;
  readonly back: RuleId;
  readonly finalBack: RuleId;
  readonly over: RuleId;
  readonly final: RuleId;
  readonly win: RuleId;
}

/** Those of the game that is played. */
export function cited({ agreement }: Pick<GameState, 'agreement'>): Citations {
  const citations = modulesOf(agreement)[0]?.citations;
  if (!citations) throw new Error(`no game in ${agreement.modules.join()}`);
  return citations;
}
