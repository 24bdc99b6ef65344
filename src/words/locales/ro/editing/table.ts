/** The board of the editor, in Romanian. */
import type { TableWords } from '../../../editing/table.ts';
import { count } from '../nouns.ts';

export const table: TableWords = {
  board: (tiles) => `Tablă, ${count('tile', tiles)}`,
  keys: 'Săgețile duc de la un loc la altul. Enter pune sau alege, R rotește, Delete ia de pe tablă, Escape golește mâna, plus și minus schimbă mărimea.',
  hint: 'Atinge un loc ca să vezi ce se află pe el.',
  list: 'Lista locurilor',
  zoomIn: 'Mărește',
  zoomOut: 'Micșorează',
  whole: 'Toată tabla',
  turn: 'Rotește',
  remove: 'Scoate',
  done: 'Gata',
};
