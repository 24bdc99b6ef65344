/** What the table of outcomes says in an example: whether it tells anything there, and what the documented steps lead to. */
import type { GameState } from '../engine/index.ts';
import { endingOf } from '../explore/ending.ts';
import { explore, type Outcome } from '../explore/index.ts';
import { keyMaker } from '../explore/keys.ts';
import type { Frame } from '../scenario/timeline.ts';
import { type Outlook, outlookOn } from './outlook.ts';

/** How many positions are looked at for one table of a page. */
const BUDGET = 500;

const FEWEST = 2;
const MOST = 12;

/** The outcomes differ in what anybody gets, not just in where a figure stands. */
const isTelling = ({ exploration, rows }: Outlook): boolean =>
  exploration.complete &&
  rows.length >= FEWEST &&
  rows.length <= MOST &&
  rows.some(({ shares }) => shares.some(({ most }) => most));

/** The table of a step; nothing where a tile is placed, or where all comes to the same, or to more than can be read. */
export function outlookAt({ state, decision }: Pick<Frame, 'state' | 'decision'>): Outlook | undefined {
  if (!decision || decision.kind === 'place-tile') return undefined;
  const outlook = outlookOn(state, BUDGET);
  return outlook && isTelling(outlook) ? outlook : undefined;
}

const isOver = (state: GameState, start: GameState): boolean => state.turn !== start.turn || state.phase === 'over';

/** The outcomes that the documented steps lead to from here, by their places in the exploration. */
export function documentedIn(start: Frame, { exploration }: Outlook): ReadonlySet<number> {
  const keyOf = keyMaker();
  const keyFor = ({ holdings, goldLeft }: Pick<Outcome, 'holdings' | 'goldLeft'>) => keyOf({ holdings, goldLeft });
  const keys = exploration.outcomes.map(keyFor);
  const endsFrom = (frame: Frame): string[] => {
    const { state, events, next } = frame;
    if (isOver(state, start.state)) return [keyFor(endingOf(start.state, state, events, 'turn'))];
    if (next.length) return next.flatMap(endsFrom);
    // A document may end before the turn does: if nobody can change anything any more, that is its end too.
    const { outcomes } = frame === start ? { outcomes: [] } : explore(state, { budget: BUDGET });
    return outcomes.length === 1 ? outcomes.map(keyFor) : [];
  };
  return new Set(endsFrom(start).flatMap((key) => (keys.includes(key) ? keys.indexOf(key) : [])));
}
