/** The board of the editor, in Dutch. */
import type { TableWords } from '../../../editing/table.ts';
import { count } from '../nouns.ts';

export const table: TableWords = {
  board: (tiles) => `Bord, ${count('tile', tiles)}`,
  keys: 'Met de pijltjes ga je van vak naar vak. Enter legt of kiest, R draait, Delete haalt weg, Escape maakt je hand leeg, plus en min veranderen de grootte.',
  hint: 'Tik op een vak om te zien wat er ligt.',
  list: 'Vakken als lijst',
  zoomIn: 'Groter',
  zoomOut: 'Kleiner',
  whole: 'Hele bord',
  turn: 'Draaien',
  remove: 'Weghalen',
  done: 'Klaar',
};
