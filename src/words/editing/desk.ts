/** What every language says around the board of the editor: what its panels are called. */

export interface DeskWords {
  /** Sentences: while something is fetched, and where it could not be. */
  readonly loading: string;
  readonly failed: string;
  /** Over the switch between the two kinds of work, and its buttons. */
  readonly work: string;
  readonly setUp: string;
  readonly play: string;
  /** A sentence: what is wrong with the situation has to be put right first. */
  readonly impossible: string;
  /** The name of the list of steps, and a sentence where there are none. */
  readonly steps: string;
  readonly noSteps: string;
  /** The name of the panel of texts. */
  readonly texts: string;
  /** That of handing on. */
  readonly share: string;
}
