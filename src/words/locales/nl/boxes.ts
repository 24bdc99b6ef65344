/** What is said of boxes and editions, in Dutch. */
import type { BoxWords } from '../../boxes.ts';

export const boxes: BoxWords = {
  groups: {
    editions: {
      name: 'Welke editie?',
      about:
        'Het gaat om hoe je tegels eruitzien, niet om het jaartal op de doos. Onze tekeningen zijn voor elke editie gelijk; ze laten zien waar je op let.',
    },
    boxes: {
      name: 'Welke uitbreidingen?',
      about: 'Je herkent elke doos aan tegels of stukken die in geen andere zitten, hier in onze eigen tekening.',
    },
  },
  editions: { 1: 'Eerste editie', 2: 'Tweede editie', 3: 'Derde editie' },
  aboutEdition: {
    1: 'Van 2000 tot 2014. Op de tegels van het basisspel staat geen enkele tuin. De Engelse regels zeggen follower, cloister, farm en thief.',
    2: 'Sinds 2014. Acht tegels van het basisspel hebben een tuintje, en de abten en de Rivier zitten in de doos. De Engelse regels zeggen meeple, monastery, field en highwayman.',
    3: 'Sinds 2021. Abten, Rivier en tuinen zoals in de tweede editie, en dezelfde spelregels. Wie op een bijzonder klooster als abt ligt, heet in de derde editie prior.',
  },
  boxes: {
    goldmines: 'De Goudmijnen',
    castles: 'Bruggen, Burchten & Bazaars',
    gifts: 'De Geschenken',
    'crop-circles': 'Graancirkels',
    abbot: 'De Abt',
    abbey: 'Burgemeesters & Abdijen',
    shrines: 'Graaf, Koning en Consorten',
    monasteries: 'Bijzondere kloosters',
    darmstadt: 'Promotieset Darmstadt',
    yaga: 'De hut van Baba Yaga',
    'german-castles': 'Burchten in Duitsland',
    cathedrals: 'Kathedralen in Duitsland',
    mists: 'Ghosts, Castles & Cemeteries',
    inns: 'Kathedralen & Herbergen',
    traders: 'Kooplieden en Bouwmeesters',
    dragon: 'De Draak, de Fee en de Jonkvrouw',
    tower: 'De Toren',
    circus: 'Het Circus',
    hills: 'Schapen & Heuvels',
    revolts: 'De Boerenopstand',
    halflings: 'Halflingen',
    fortune: 'De Waarzegger',
    phantom: 'Het Fantoom',
    mage: 'Tovenaar & Heks',
    robbers: 'De Rovers',
  },
  aboutBox: {
    goldmines:
      'Acht tegels met een hoopje goud, en 16 goudstaven. In dozen van de eerste editie zit ook een graancirkeltegel, in latere een fiche met de waardetabel.',
    castles:
      'Acht van de twaalf tegels hebben een bazaar. De burchten en bruggen leg je ook op tegels uit andere dozen.',
    gifts: 'Alleen kaarten: 25 geschenken in vijf soorten, en geen tegels.',
    'crop-circles':
      'Een cirkel in het graan, met een hooivork, een knuppel of een schild. Er zijn twee reeksen van zes; van de tweede zat er één tegel in elk van zes mini-uitbreidingen.',
    abbot:
      'Een extra figuur voor iedereen, de abt, die in tuinen mag staan. In de doos van de tweede en derde editie zit hij al.',
    abbey:
      'Voor iedereen één abdijtegel, die in elk gat past. Ook de burgemeester, de transportwagen en de herenboerderij horen erbij.',
    shrines:
      'De cultusplaatsen lijken op kloosters, maar gaan er de strijd mee aan. Ze waren ook los te koop, als Ketters en cultusplaatsen.',
    monasteries:
      'In elke reeks zes kloosters met een naam: uit Duitsland, uit Nederland en België, of uit Japan. Een meeple kan er staan of liggen.',
    darmstadt: 'Drie tegels: het Darmstadtium, dat is een stad, en twee kerken.',
    yaga: 'Eén tegel met een hut, uit de Russische promo’s.',
    'german-castles': 'Zes burchttegels, elk zo groot als twee tegels.',
    cathedrals:
      'Zes tegels met een kathedraal, waar drie of vier wegen beginnen. De tegels die je hier ziet, hebben wij zelf bedacht.',
    mists: 'Zestig tegels, vele met flarden mist. Op tien ervan staat een kasteel of een kerkhof.',
  },
  games:
    'Goudkoorts, met of zonder De Sheriff, is een spel op zichzelf: geen van de regels heeft een andere doos nodig.',
  named: {
    name: 'Alleen genoemd',
    about: 'Sommige regels, vooral bij De Geschenken, spreken over deze dozen. Ze hebben hier geen eigen bladzijden.',
  },
  see: 'Zie',
  how: 'Vink aan wat je hebt. Regels en voorbeelden die bij iets anders horen, worden dan op hun bladzijde ingeklapt; één tik klapt ze uit. Je keuze blijft op dit apparaat, er wordt niets verstuurd.',
  kept: 'Bewaard op dit apparaat.',
  forgotten: 'Vergeten. Alle regels staan er weer helemaal.',
  unkept: 'Je browser bewaart niets, dus de keuze werkt hier niet.',
  forget: 'Vergeet mijn keuze',
  belongs: 'Hoort bij:',
  folded: 'Op deze bladzijde ingeklapt vanwege jouw dozen:',
  change: 'Mijn dozen wijzigen',
  together: 'Samen met andere dozen',
};
