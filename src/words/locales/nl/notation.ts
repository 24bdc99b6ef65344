/** What can be wrong with a link to a scenario, in Dutch. */
import type { NotationWords } from '../../notation.ts';
import { quote } from './nouns.ts';

export const nl: NotationWords = {
  problems: {
    empty: () => 'Er is niets om te openen.',
    'not-ours': (d) => `Dit is geen link naar een scenario: hij begint met ${quote(d.found)}.`,
    'newer-version': () => 'Deze link is gemaakt met een nieuwere versie en is hier niet te lezen.',
    'too-long': () => 'Deze link is te lang voor een scenario.',
    'foreign-character': (d) => `Teken ${d.number} van deze link, ${quote(d.found)}, hoort daar niet.`,
    cut: () => 'Deze link is onvolledig: het einde ontbreekt.',
    altered: () => 'Deze link is onderweg veranderd: de controle aan het eind klopt niet met de rest.',
    unreadable: (d) => `Deze link is vanaf teken ${d.number} niet te lezen (${quote(d.found)}).`,
    'unknown-code': (d) =>
      `Bij teken ${d.number} staat in deze link iets wat deze versie niet kent: ${quote(d.found)}. Misschien is de link met een nieuwere versie gemaakt.`,
    'too-large': () => 'Deze link bevat meer tegels, stappen of takken dan een scenario mag hebben.',
    'not-a-scenario': () => 'Deze link is te lezen, maar wat erin staat is geen scenario.',
  },
  partial: 'Meer was er niet van te lezen.',
};
