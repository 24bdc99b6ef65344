/** What the replay says around an example, in one language. A missing text does not compile. */
import type { PieceKind } from '../engine/index.ts';

/** Texts that the islands need in the browser, before anything else is loaded. */
export interface StepperWords {
  readonly play: string;
  readonly pause: string;
  readonly copied: string;
  readonly loading: string;
  readonly failed: string;
  readonly keys: string;
  readonly tryIt: string;
  readonly copy: string;
  readonly leave: string;
}

/** What a step can be about: the phases of a turn, as far as something happened in them, and the end of the game. */
export type StepPhase =
  | 'tile'
  | 'layGold'
  | 'follower'
  | 'cowboy'
  | 'castle'
  | 'points'
  | 'takeGold'
  | 'final'
  | 'bridge'
  | 'gift'
  | 'circle'
  | 'auction'
  | 'sheriff'
  | 'tokens'
  | 'tent';

/** What each player has: points, gold, pieces at hand, cards and tokens. */
export type TallyColumn = 'points' | 'gold' | PieceKind | 'gifts' | 'tokens';

export interface ReplayWords extends StepperWords {
  /** Before the names of the players in the order in which they sit. */
  readonly seats: string;
  /** Names of the buttons of the stepper; short, for they share one row on a phone. */
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  /** Links beside them, where an example goes on over several turns. */
  readonly turnBack: string;
  readonly turnNext: string;
  /** `2 of 4` */
  readonly of: (step: number, steps: number) => string;
  /** `2 ways` on the button that leads to a fork. */
  readonly ways: (count: number) => string;
  readonly chosen: string;
  /** Over a fork whose ways begin with different players. */
  readonly howNow: string;
  /** Over a fork whose ways belong to the turns of different players. */
  readonly whoseTurn: string;
  /** Over the ways of a fork behind which one stands. */
  readonly otherwise: string;
  /** The line over a caption: `Step 2`, `Start`. */
  readonly step: (number: number) => string;
  readonly start: string;
  /** `Blue’s turn` */
  readonly turnOf: (player: string) => string;
  readonly gameOver: string;
  /** Labels. */
  readonly phases: Readonly<Record<StepPhase, string>>;
  readonly board: (step: string) => string;
  readonly points: string;
  readonly claims: string;
  readonly tally: string;
  /** Labels over what each player has. */
  readonly columns: Readonly<Record<TallyColumn, string>>;
  readonly happened: string;
  readonly inWords: string;
  readonly complete: string;
  readonly open: string;
  readonly nobody: string;
  readonly goldOn: string;
  readonly lordGone: string;
  /** A link that opens the example there, at the step that is shown. */
  readonly openInEditor: string;
  /** A link or a button that begins a draft with the position that is shown. */
  readonly fromHere: string;
  readonly allSteps: string;
  readonly oneByOne: string;
  /** While trying. */
  readonly trying: string;
  readonly undo: string;
  /** A button that fetches the outcomes and places. */
  readonly whatCouldHappen: string;
  readonly ended: string;
  /** How to answer a question about squares. */
  readonly whichCell: string;
  readonly whichTurn: (cell: string) => string;
  readonly otherCell: string;
  readonly notPossible: string;
  readonly drawn: string;
}
