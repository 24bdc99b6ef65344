/** What the pages outside the rule books say, in Dutch. */
import type { WikiWords } from '../../wiki.ts';

export const wiki: WikiWords = {
  topics: {
    about: {
      title: 'Over dit boek',
      description:
        'Wat er nog meer in deze wiki met de regels van Carcassonne staat, van wie het spel is, welke licenties gelden en hoe je een fout meldt.',
      lede: 'Naast de regels zijn er bladzijden over de regels. Hier staan ze bij elkaar, en ook van wie wat is.',
    },
    examples: {
      title: 'Alle voorbeelden',
      description:
        'Elk voorbeeld bij de regels van Carcassonne in deze wiki als plaatje, per boek en per regel. Elk is stap voor stap te spelen.',
      lede: 'Elk voorbeeld bij deze regels, met zijn eerste plaatje. Kies een regelboek; klik je op een voorbeeld, dan kom je waar het te spelen is.',
    },
    symbols: {
      title: 'Plaatjes en symbolen',
      description:
        'Wat de symbolen op tegels en speelveld betekenen: wapens, goud, graancirkels, gebouwen, goudklompen, stukken en de tekens van de spelers.',
      lede: 'Alles wat wij op tegels en speelveld tekenen, met wat het betekent en de regel erbij. Gedrukte tegels zien er in elke editie anders uit; deze tekeningen zijn van onszelf.',
    },
    boxes: {
      title: 'Welke dozen heb je?',
      description:
        'Hoe je de edities van Carcassonne en de uitbreidingen uit elkaar houdt, met onze eigen tekeningen, en hoe je regels inklapt die je niet nodig hebt.',
      lede: 'Van Carcassonne zijn er drie edities en veel dozen, en niet elke regel geldt voor allemaal. Hier zie je waaraan je elke doos herkent.',
    },
    sources: {
      title: 'Hoe we het weten',
      description:
        'Op welke regels van Carcassonne de uitgever heeft geantwoord, welke in de bronnen staan, welke we zelf hebben afgeleid en wat nog open is.',
      lede: 'Een regel is zo goed als de plek waar hij gelezen is. Hier zie je hoe zeker de onze zijn, en wat we gelezen hebben.',
    },
    differences: {
      title: 'Edities en talen',
      description:
        'Waar de edities en de taalversies van de regels van Carcassonne verschillen: één lijst voor alle boeken van deze wiki.',
      lede: 'Waar edities, talen of bronnen een regel anders vertellen, zegt een eigen regel dat, en ook hoe wij spelen. Deze bladzijde brengt ze allemaal bij elkaar.',
    },
    'home-rules': {
      title: 'Huisregels',
      description:
        'Wat mensen bij Carcassonne spelen en toch geen regel is, of niet meer: huisregels, oudere regels, varianten en vragen zonder antwoord.',
      lede: 'Aan menige tafel wordt iets gespeeld wat in geen regelboek staat. Daar is niets mis mee, als iedereen het maar weet. In onze voorbeelden wordt niets van deze bladzijde gespeeld, tenzij het erbij staat.',
    },
  },
  about: {
    pages: 'Bladzijden',
    colophon: {
      game: {
        name: 'Het spel',
        about:
          'Carcassonne is een spel van Klaus-Jürgen Wrede, uitgegeven door Hans im Glück. Naam, illustraties en gedrukte regels zijn van hun rechthebbenden. Wij horen niet bij de uitgever, en niemand daar heeft nagekeken wat hier staat.',
      },
      texts: {
        name: 'Teksten en tekeningen',
        about:
          'Feiten over een spel zijn vrij; woorden en plaatjes niet. Daarom hebben we elke zin zelf geschreven en elk plaatje zelf getekend. Je mag ze gebruiken, ook commercieel, als je erbij zegt waar ze vandaan komen.',
      },
      program: {
        name: 'Programma',
        about:
          'Ook het programma dat de regels speelt en deze bladzijden maakt, is vrij. Je mag het gebruiken, veranderen en doorgeven.',
      },
      type: {
        name: 'Letter',
        about:
          'De tekst is gezet in Literata, de opschriften in Source Sans 3. Beide zijn vrije lettertypen en worden met de site meegeleverd.',
      },
      privacy: {
        name: 'Privacy',
        about:
          'Geen cookies, geen tellers, geen account, niets van andere sites. Wat je kiest, zoals licht of donker, en de bladzijden die bewaard worden om zonder netwerk te lezen, blijven in je browser.',
      },
      mistakes: {
        name: 'Klopt er iets niet?',
        about:
          'Zeg het tegen wie de site beheert waarop je dit leest. Het nummer van de regel volstaat om de plek te vinden, in elke taal; zeg er liefst bij waar je het anders gelezen hebt. Gaat het om een voorbeeld, stuur dan de link naar de stap. Wie aan de broncode van dit boek werkt, vindt in CONTRIBUTING.md hoe je een regel verbetert.',
      },
    },
  },
  examples: {
    of: (book) => `Voorbeelden: ${book}`,
    description: (book) =>
      `${book}: elk voorbeeld als plaatje, met de regels die het laat zien. Elk is stap voor stap te spelen.`,
    lede: 'Van elk voorbeeld het eerste plaatje, in de volgorde van de bladzijden waarop ze staan.',
    byRule: 'Per regel',
    byRuleAbout: 'Welke van deze voorbeelden een regel laten zien. Het nummer van de regel brengt je naar zijn tekst.',
    questions: {
      title: 'Vragen die spelers stellen',
      about:
        'Situaties die aan menige tafel voorkomen, elk met het antwoord. Ze openen in de editor: daar loop je ze stap voor stap door en kun je ze veranderen.',
    },
    others: {
      title: 'Nog meer situaties',
      about: 'Deze staan op geen enkele regelpagina. Ook zij openen in de editor.',
    },
  },
  sources: {
    certainty: 'Hoe zeker de regels zijn',
    certainties: {
      official: {
        name: 'Beantwoord door de uitgever',
        about: 'Het is aan de uitgever gevraagd. De maand staat naast de regel.',
      },
      given: { name: 'Zo in de bronnen', about: 'Het staat in de bronnen die naast de regel genoemd zijn.' },
      partly: {
        name: 'Deels eigen gevolgtrekking',
        about: 'De bronnen geven de regel, maar niet helemaal; de rest hebben we afgeleid.',
      },
      derived: {
        name: 'Eigen gevolgtrekking',
        about: 'Geen bron zegt het, maar het volgt uit wat ze wel zeggen, of een programma moet het beslissen.',
      },
      unconfirmed: {
        name: 'Nog niet bevestigd',
        about: 'We lazen het maar op één plek, of waar we het niet konden nagaan.',
      },
      open: {
        name: 'Open vraag',
        about: 'Geen bron beantwoordt haar. De regel zegt hoe wij het spelen tot iemand dat doet.',
      },
    },
    list: 'Wat we gelezen hebben',
    listAbout:
      'Achter elke bron staan de boeken waarvan regels erop steunen, met het aantal van die regels. Sommige bronnen kennen we alleen uit citaten; dan staat dat erbij.',
  },
  differences: {
    editions: 'Welke editie onze bladzijden volgen',
    editionsAbout: 'Elk boek beschrijft één editie en wijst aan waar andere verschillen.',
    also: 'Andere regels waarin het over edities gaat:',
  },
  homeRules: {
    kinds: {
      home: {
        name: 'Huisregels',
        about:
          'Deze staan in geen enkel regelboek. Hoe vaak ze gespeeld worden, weten we nauwelijks: we noemen alleen wat iemand in het openbaar heeft verteld.',
      },
      old: {
        name: 'Oudere regels',
        about: 'Ooit officieel, en door sommigen nog gespeeld; de editie op tafel beslist.',
      },
      choice: { name: 'Keuzes', about: 'Deze bieden de regels of een uitgever zelf aan.' },
      gap: {
        name: 'Spreek dit vooraf af',
        about: 'Geen bron beslist dit. Wij moesten het doen; jullie mogen het anders doen.',
      },
    },
    rules: {
      holes: {
        name: 'Geen gaten',
        about:
          'Een tegel mag geen leeg vak insluiten. Een programmeur speelde het jarenlang zo en hield het voor officieel. Dat is het niet: gaten mogen, of er nu een tegel in past of niet.',
      },
      hand: {
        name: 'Tegels op de hand',
        about: 'Iedereen heeft meerdere tegels en kiest er een. Volgens de regels trek je één tegel en leg je die.',
      },
      smallCity: {
        name: '2 punten voor een kleine stad',
        about: 'Gespeeld tot 2001, en bij sommige toernooien nog lang daarna. Nu zijn het 4 punten.',
      },
      oldFields: {
        name: 'Weiden op een oudere manier tellen',
        about: 'Stad voor stad, of elke stad één keer per speler. Sinds 2002 telt elke weide haar steden.',
      },
      agreement: {
        name: 'Samen vaststellen dat een tegel nergens past',
        about: 'In de eerste editie moet iedereen het eens zijn. Nu leg je de tegel gewoon weg.',
      },
      noFarmers: {
        name: 'Zonder boeren',
        about:
          'In nieuwere dozen zijn ze een aanvulling, zodat de eerste partijen makkelijker zijn. Op onze bladzijden doen ze altijd mee.',
      },
      bazaars: {
        name: 'Bazaars zonder bieden',
        about: 'Iedereen pakt om beurten een van de tegels. Een variant uit de regels zelf.',
      },
      rioGrande: {
        name: 'Goud per project',
        about:
          'Bij Rio Grande pakte je één staaf voor elk geteld project. Hoe dat precies ging, konden we niet achterhalen.',
      },
      tie: {
        name: 'Gelijk aan het eind',
        about: 'Er is geen regel die dan beslist. Bij ons delen de spelers de overwinning.',
      },
      debt: {
        name: 'Meer bieden dan je hebt',
        about: 'Mag een bod je onder nul brengen? Wij staan biedingen toe tot je score.',
      },
      fortune: {
        name: 'Neem 2 en De Waarzegger',
        about:
          'Twee uitspraken sluiten elkaar uit: de kaart doet niets, of ze geeft een tegel extra. Wij nemen de eerste, tenzij jullie de andere afspreken.',
      },
    },
    see: 'Zie',
  },
};
