/** The board of the editor, in Polish. */
import type { TableWords } from '../../../editing/table.ts';
import { count } from '../nouns.ts';

export const table: TableWords = {
  board: (tiles) => `Plansza, ${count('tile', tiles)}`,
  keys: 'Strzałki przenoszą z miejsca na miejsce. Enter kładzie lub wybiera, R obraca, Delete zdejmuje, Escape opróżnia rękę, plus i minus zmieniają wielkość.',
  hint: 'Dotknij miejsca na planszy, aby zobaczyć, co na nim leży.',
  list: 'Lista miejsc',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  whole: 'Cała plansza',
  turn: 'Obróć',
  remove: 'Zdejmij',
  done: 'Gotowe',
};
