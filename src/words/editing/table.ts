/** What every language says around the board of the editor; what is done there and what lies there is in `things.ts`. */

/** Sentences end with a full stop, labels do not. */
export interface TableWords {
  /** What the drawing is: `Board, 9 tiles`. */
  readonly board: (tiles: number) => string;
  /** Which keys do what on the board. */
  readonly keys: string;
  /** What a tap does while the hand is empty. */
  readonly hint: string;
  /** Label of a button: shows all squares as buttons. */
  readonly list: string;
  /** Labels: how much of the board is seen. */
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  /** Labels of buttons. */
  readonly turn: string;
  readonly remove: string;
  readonly done: string;
}
