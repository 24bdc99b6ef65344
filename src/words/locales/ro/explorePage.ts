/** What the page about exploring says, in Romanian. */
import type { ExplorePageWords } from '../../explorePage.ts';
import { explore } from './explore.ts';
import { replay } from './replay.ts';

export const explorePage: ExplorePageWords = {
  title: 'Ce se poate întâmpla și ce este cel mai bine',
  description:
    'Cum vezi la ce poate duce o alegere în Carcassonne, care alegere este cea mai bună și ce presupune acest cuvânt.',
  lede: 'La mulți pași ai exemplelor noastre poți deschide un tabel cu tot ce poate urma. Nu l-a scris nimeni: programul joacă până la capăt fiecare șir de alegeri.',
  parts: {
    table: {
      title: 'Cum se citește tabelul',
      paragraphs: [
        [
          'Fiecare rând este un fel în care se poate încheia tura: ce primește fiecare de aici înainte. Alături stau primele alegeri care mai pot duce acolo și numărul șirurilor de alegeri care duc acolo.',
        ],
        [
          `O stea înseamnă că niciun alt rezultat nu îi aduce mai mult acestui jucător. „${explore.documented}” arată ce joacă exemplul nostru, iar „${explore.best}” ce iese dacă toți joacă cât mai bine.`,
        ],
        [
          'Tabelul lipsește acolo unde nu ar spune nimic: dacă toți primesc același lucru orice s-ar alege sau dacă trebuie așezat un cartonaș și rezultatele sunt prea multe ca să fie citite.',
        ],
      ],
    },
    example: {
      title: 'Un exemplu de încercat',
      paragraphs: [
        [
          'Aici sunt trei bulgări de aur, iar fiecare dintre cei doi jucători are dreptul la doi dintre ei. Jucătorul activ ia primul, apoi iau pe rând, alegând liber dintre bulgării la care au dreptul.',
          'GOLD-28',
          'GOLD-30',
        ],
        [
          `Lasă-l pe Roșu să finalizeze orașul și deschide sub tablă „${explore.couldHappen}”. Roșu primește doi bulgări dacă îl ia întâi pe cel la care are dreptul și Albastru. Celălalt poate aștepta; cine începe cu el rămâne cu unul.`,
          'GOLD-31',
        ],
      ],
    },
    best: {
      title: 'Ce presupune „cel mai bine”',
      paragraphs: [
        [
          'Fiecare joacă pentru sine, vede toată tabla, nu greșește și știe că și ceilalți fac la fel. Oamenii de la masă nu sunt așa: le scapă câte ceva, se ajută între ei sau au pică pe cineva.',
        ],
        [
          'Acolo unde se ia aur, cel mai bine este cât mai mult aur. În rest, cât mai multe puncte, aurul fiind socotit la cât ar valora dacă jocul s-ar încheia acum. Dintre două alegeri egale, mai bună este cea care le lasă mai puțin celorlalți.',
          'GOLD-40',
        ],
        [
          'Contează doar tura aceasta. Un supus care rămâne pe tablă poate aduce mai târziu multe puncte, iar unul care se întoarce poate prinde bine. Tabelul nu știe nimic despre asta: ce este cel mai bine pentru tură nu este neapărat cel mai bine pentru joc.',
        ],
      ],
    },
    try: {
      title: 'Cum se încearcă',
      paragraphs: [
        [
          `La orice pas apasă „${replay.tryIt}”, apoi „${replay.whatCouldHappen}”. Apare același tabel pentru poziția la care ai ajuns. „${explore.playThis}” joacă o cale spre un rezultat, mutare cu mutare; „${replay.undo}” dă mutările înapoi.`,
        ],
        [
          'Cu un cartonaș în mână vezi în schimb o listă cu toate locurile lui și cu ce aduce fiecare imediat, iar punctele apar pe tablă. Lista poate fi sortată. Există una și pentru supuși.',
        ],
      ],
    },
    limits: {
      title: 'Unde se oprește',
      paragraphs: [
        [
          'Căutarea se oprește odată cu tura, fiindcă următoarea începe cu un cartonaș pe care nu îl știe nimeni. Se oprește mai devreme dacă se trag cartonașe în mijlocul turei sau dacă decide întâmplarea. Cardurile și jetoanele luate cu fața în jos se numără, dar valoarea lor nu.',
        ],
        [
          'În încercările tale căutarea se oprește după o mie de poziții. Atunci tabelul o spune, iar toate numerele lui înseamnă „cel puțin”.',
        ],
      ],
    },
  },
};
