import { type ImportWords, sizer } from '../../../editing/import.ts';
import { picker } from '../../../plural.ts';
import { and, quote } from '../nouns.ts';

const pick = picker('ro');
const times = (count: number): string =>
  pick(count, { one: 'o dată', few: `de ${count} ori`, other: `de ${count} de ori` });
const moves = (count: number): string =>
  pick(count, { one: 'o mutare', few: `${count} mutări`, other: `${count} de mutări` });

const possible =
  'Se pot deschide: linkuri către scenarii, scenarii în format JSON, imagini salvate aici (SVG, PNG, GIF) și partide salvate cu JCloisterZone 5 și 6 (.jcz).';

export const imports: ImportWords = {
  title: 'Deschidere',
  hint: `${possible} Poți și să tragi fișiere oriunde pe această pagină sau să lipești un text. Ce deschizi apare mai întâi doar pentru vizualizare; schițele tale rămân așa cum sunt.`,
  field: 'Link, notație sau JSON',
  open: 'Deschide',
  choose: 'Alege un fișier…',
  close: 'Închide',
  back: 'Înapoi la schița mea',
  another: 'Deschide altceva',
  drop: 'Dă drumul pentru a deschide.',
  reading: 'Se citește…',
  opened: (name) => `S-a deschis: ${name}.`,
  aText: 'textul lipit',
  left: (names) => `Fișierele se deschid pe rând. Nedeschise: ${and(names)}.`,
  problems: {
    nothing: () => 'Nu este nimic de deschis: este gol.',
    'too-big': (d) => `Este prea mare: ${d.size}. Se citesc cel mult ${d.most}.`,
    'no-access': () =>
      'Acest fișier nu poate fi citit. Poate că este un dosar sau a fost mutat ori modificat. Alege-l din nou.',
    foreign: (d) => d.what,
    'no-link': () => 'În acest text nu se află niciun link către un scenariu.',
    'no-example': () => 'La această adresă nu există niciun exemplu.',
    'json-broken': (d) =>
      d.place
        ? `Începe ca JSON, dar se întrerupe la ${d.place} (linie și coloană).`
        : 'Începe ca JSON, dar nu poate fi citit până la capăt.',
    'json-other': () => 'Este JSON, dar nu este nici scenariu, nici partidă salvată.',
    document: () => 'Acest scenariu nu poate fi citit:',
    'picture-plain': () =>
      'În această imagine nu se află niciun scenariu. Programele care trimit imagini mai departe îl elimină adesea.',
    'picture-cut': () =>
      'Această imagine este incompletă: îi lipsește sfârșitul, iar până acolo nu are niciun scenariu.',
    'picture-damaged': () => 'Această imagine este deteriorată: codul de control al scenariului nu se potrivește.',
    'drawing-broken': () => 'Începe ca un desen (SVG), dar nu este scris corect.',
    'drawing-declares': () =>
      'Acest desen declară un tip de document, ceea ce niciun desen salvat aici nu face. Nu se citește.',
    offline: () => 'Nu s-a putut încărca tot ce este necesar pentru deschidere. Ești offline?',
    unexpected: (d) =>
      `A apărut o eroare chiar în editor (${d.what}). Nu s-a deschis nimic; schițele tale au rămas așa cum erau.`,
  },
  foreign: {
    zip: 'Este o arhivă (ZIP) sau un document de birou.',
    gzip: 'Este un fișier comprimat (gzip).',
    pdf: 'Este un document PDF.',
    jpeg: 'Este o fotografie (JPEG). Asemenea imagini nu pot conține un scenariu.',
    webp: 'Este o imagine WebP. Asemenea imagini nu pot conține un scenariu.',
    heif: 'Este o imagine HEIF sau AVIF. Asemenea imagini nu pot conține un scenariu.',
    video: 'Este un fișier video.',
    java: 'A fost salvat de un program Java, de exemplu JCloisterZone dinaintea versiunii 5. Deschide-l acolo cu versiunea 5 sau 6 și salvează-l din nou.',
    html: 'Este o pagină web fără link către un scenariu.',
    xml: 'Este un fișier XML, dar nu un desen.',
    binary: 'Este un fișier de un tip necunoscut aici.',
  },
  possible,
  losses: (count) => `Altfel decât în partida salvată: ${count}`,
  loss: {
    set: (name) => `Cartonașele din setul ${quote(name)} nu există aici.`,
    element: (name) => `Elementul ${quote(name)} nu există aici.`,
    moves: (d) =>
      `S-a lăsat deoparte, începând cu tura ${d.turn}: ${moves(d.count)} de un fel care nu există aici (${d.name}).`,
    piece: (d) => `Tura ${d.turn}: a fost pusă o piesă care nu există aici (${d.name}); a fost omisă.`,
    elsewhere: (d) => `Tura ${d.turn}: un supus a fost pus pe alt cartonaș decât cel abia așezat; a fost omis.`,
    stopped: (d, why) => `Partida se oprește în tura ${d.turn}, cu ${moves(d.moves)} înainte de sfârșit. ${why}`,
    decided: {
      'take-gold': (count) =>
        `Aurul a fost împărțit ${times(count)} fără ca cineva să aleagă: aici se ia de unde au dreptul la el cei mai mulți jucători.`,
      'score-castle': (count) =>
        `Pentru o cetate, teritoriul a fost ales ${times(count)} fără ca cineva să fie întrebat: aici se evaluează cel mai valoros.`,
      other: (count) => `În partidă lipsește ${times(count)} alegerea făcută: s-a luat prima posibilă.`,
    },
    leftOver: (count) =>
      pick(count, {
        one: 'Un cartonaș nu a fost așezat. Când a fost tras, nu se potrivea nicăieri, așa că partida este socotită încheiată.',
        few: `${count} cartonașe nu au fost așezate. Când au fost trase, nu se potriveau nicăieri, așa că partida este socotită încheiată.`,
        other: `${count} de cartonașe nu au fost așezate. Când au fost trase, nu se potriveau nicăieri, așa că partida este socotită încheiată.`,
      }),
  },
  halts: {
    'unknown-tile': (name) => `Cartonașul ${quote(name)} nu există aici.`,
    parted: () => 'Aici este rândul altcuiva sau a fost tras alt cartonaș.',
    'not-asked': (name) => `Nimeni nu este întrebat aici despre o asemenea mutare (${name}).`,
    'unknown-place': (name) => `Acest loc nu există pe cartonaș (${name}).`,
    unsold: () => 'Cartonașele scoase la vânzare în bazar nu au fost încă așezate, deci nu se știe care sunt.',
    'too-long': () => 'Mai mult nu încape într-un scenariu.',
  },
  saves: {
    'older-version': (d) =>
      `Această partidă a fost salvată cu JCloisterZone ${d.found}. Se pot deschide partide de la versiunea 5 încoace: încarc-o acolo și salveaz-o din nou.`,
    malformed: (d) => `Începe ca o partidă salvată, dar nu este alcătuită astfel${d.at && ` (${d.at})`}.`,
    'too-many-moves': (d) =>
      `Numărul mutărilor din această partidă salvată este ${d.found}, mai mare decât în orice partidă.`,
    players: (d) => `Numărul jucătorilor din această partidă salvată este ${d.found}; aici pot fi între 2 și 6.`,
    'start-tile': (d) => `Partida începe cu un cartonaș care nu există aici: ${quote(d.found)}.`,
    'start-impossible': () => 'Cartonașele cu care începe partida nu pot sta așa.',
  },
  size: sizer('ro'),
};
