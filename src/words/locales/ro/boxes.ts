/** What is said of boxes and editions, in Romanian. */
import type { BoxWords } from '../../boxes.ts';

export const boxes: BoxWords = {
  groups: {
    editions: {
      name: 'Ce ediție?',
      about:
        'Contează cum arată cartonașele, nu anul de pe cutie. Desenele noastre sunt aceleași pentru toate edițiile; ele arată la ce să te uiți.',
    },
    boxes: {
      name: 'Ce extensii?',
      about: 'Fiecare cutie se recunoaște după ce au numai cartonașele sau piesele ei, aici în desenele noastre.',
    },
  },
  editions: { 1: 'Prima ediție', 2: 'A doua ediție', 3: 'A treia ediție' },
  aboutEdition: {
    1: 'Din 2000 până în 2014. Niciun cartonaș din jocul de bază nu are grădină. Regulile în engleză folosesc follower, cloister, farm și thief.',
    2: 'Din 2014. Opt cartonașe din jocul de bază au o mică grădină, iar abații și Râul sunt în cutie. Regulile în engleză folosesc meeple, monastery, field și highwayman.',
    3: 'Din 2021. Abați, Râu și grădini ca în a doua ediție și aceleași reguli de joc. Supusul culcat drept abate pe o mănăstire specială se numește în a treia ediție prior.',
  },
  boxes: {
    goldmines: 'Minele de aur',
    castles: 'Poduri, cetăți și bazaruri',
    gifts: 'Darurile',
    'crop-circles': 'Cercuri în lan',
    abbot: 'Abatele',
    abbey: 'Abația și primarul',
    shrines: 'Contele, regele și vasalii',
    monasteries: 'Mănăstiri speciale',
    darmstadt: 'Setul promoțional Darmstadt',
    yaga: 'Coliba Babei Yaga',
    'german-castles': 'Castele din Germania',
    cathedrals: 'Catedrale din Germania',
    mists: 'Ghosts, Castles & Cemeteries',
    inns: 'Hanuri și catedrale',
    traders: 'Negustori și constructori',
    dragon: 'Prințesa și dragonul',
    tower: 'Turnul',
    circus: 'Circul',
    hills: 'Oi și dealuri',
    revolts: 'Răscoala țăranilor',
    halflings: 'Halflingi',
    fortune: 'Ghicitoarea',
    phantom: 'Fantoma',
    mage: 'Magicianul și vrăjitoarea',
    robbers: 'Jefuitorii',
  },
  aboutBox: {
    goldmines:
      'Opt cartonașe cu o grămăjoară de aur și 16 bulgări. În cutiile primei ediții mai este un cartonaș cu un cerc în lan, iar în cele de mai târziu, în locul lui, un jeton de punctaj.',
    castles:
      'Opt din cele douăsprezece cartonașe au un bazar. Cetățile și podurile se pun și pe cartonașe din alte cutii.',
    gifts: 'Numai carduri: 25 de daruri de cinci feluri și niciun cartonaș.',
    'crop-circles':
      'Un cerc în lan, cu o furcă, o bâtă sau un scut. Sunt două seturi de câte șase; al doilea a fost împărțit între șase miniextensii, câte un cartonaș în fiecare.',
    abbot:
      'Încă o figurină pentru fiecare, abatele, care poate sta în grădini. În cutiile edițiilor a doua și a treia se află deja.',
    abbey:
      'Pentru fiecare, un cartonaș cu o abație, care se potrivește în orice gol. Vin cu ea primarul, căruța și moșia.',
    shrines:
      'Lăcașurile de cult arată ca niște mănăstiri, dar le provoacă. S-au vândut și separat, sub numele Eretici și lăcașuri de cult.',
    monasteries:
      'În fiecare set, șase mănăstiri cu nume: din Germania, din Țările de Jos și Belgia sau din Japonia. Un supus poate sta pe ele în picioare sau culcat.',
    darmstadt: 'Trei cartonașe: Darmstadtium, care este oraș, și două biserici.',
    yaga: 'Un singur cartonaș, cu o colibă, dintre cartonașele promoționale rusești.',
    'german-castles': 'Șase cartonașe cu castel, fiecare cât două cartonașe.',
    cathedrals:
      'Șase cartonașe cu o catedrală de la care pornesc trei sau patru drumuri. Fețele desenate aici sunt ale noastre.',
    mists: 'Șaizeci de cartonașe, multe cu ceață. Pe zece dintre ele este un castel sau un cimitir.',
  },
  games:
    'Goana după aur, cu sau fără Șeriful, este un joc de sine stătător: nicio regulă a lui nu are nevoie de altă cutie.',
  named: {
    name: 'Doar menționate',
    about: 'Unele reguli, mai ales cele despre Daruri, vorbesc despre aceste cutii. Aici nu au pagini ale lor.',
  },
  see: 'Vezi',
  how: 'Bifează ce ai. Regulile și exemplele care țin de altceva vor fi restrânse pe paginile lor; o atingere le deschide. Alegerea rămâne pe acest dispozitiv și nu se trimite nimic.',
  kept: 'Salvat pe acest dispozitiv.',
  forgotten: 'Șters. Toate regulile se văd din nou în întregime.',
  unkept: 'Browserul nu păstrează nimic, deci alegerea nu poate fi folosită.',
  forget: 'Șterge alegerea mea',
  belongs: 'Ține de:',
  folded: 'Restrânse pe această pagină după cutiile tale:',
  change: 'Schimbă cutiile mele',
  together: 'Împreună cu alte cutii',
};
