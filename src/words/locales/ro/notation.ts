/** What can be wrong with a link to a scenario, in Romanian. */
import type { NotationWords } from '../../notation.ts';
import { quote } from './nouns.ts';

export const ro: NotationWords = {
  problems: {
    empty: () => 'Nu este nimic de deschis.',
    'not-ours': (d) => `Acesta nu este un link către un scenariu: începe cu ${quote(d.found)}.`,
    'newer-version': () => 'Acest link a fost creat cu o versiune mai nouă și nu poate fi citit aici.',
    'too-long': () => 'Acest link este prea lung pentru un scenariu.',
    'foreign-character': (d) => `Caracterul ${d.number} din acest link, ${quote(d.found)}, nu are ce căuta acolo.`,
    cut: () => 'Acest link este incomplet: îi lipsește sfârșitul.',
    altered: () => 'Acest link a fost modificat pe drum: codul de control de la sfârșit nu se potrivește cu restul.',
    unreadable: (d) => `Acest link nu poate fi citit începând cu caracterul ${d.number} (${quote(d.found)}).`,
    'unknown-code': (d) =>
      `La caracterul ${d.number}, acest link conține ceva ce versiunea de față nu cunoaște: ${quote(d.found)}. Poate provine dintr-o versiune mai nouă.`,
    'too-large': () => 'Acest link conține mai multe cartonașe, pași sau ramuri decât poate avea un scenariu.',
    'not-a-scenario': () => 'Acest link poate fi citit, dar conținutul lui nu este un scenariu.',
  },
  partial: 'Doar atât s-a putut citi din el.',
};
