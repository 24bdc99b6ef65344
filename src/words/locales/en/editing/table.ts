/** The board of the editor, in English. */
import type { TableWords } from '../../../editing/table.ts';
import { count } from '../nouns.ts';

export const table: TableWords = {
  board: (tiles) => `Board, ${count('tile', tiles)}`,
  keys: 'Arrow keys go from square to square. Enter places or selects, R turns, Delete removes, Escape empties the hand, plus and minus change the size.',
  hint: 'Tap a square to see what lies there.',
  list: 'Squares as a list',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  whole: 'Whole board',
  turn: 'Turn',
  remove: 'Remove',
  done: 'Done',
};
