/** What the pages outside the rule books say, in Romanian. */
import type { WikiWords } from '../../wiki.ts';

export const wiki: WikiWords = {
  topics: {
    about: {
      title: 'Despre această carte',
      description:
        'Ce mai cuprinde acest wiki cu regulile jocului Carcassonne, al cui este jocul, sub ce licențe este publicat și cum semnalezi o greșeală.',
      lede: 'Pe lângă reguli există pagini despre reguli. Aici este lista lor și tot aici scrie ce aparține cui.',
    },
    examples: {
      title: 'Toate exemplele',
      description:
        'Fiecare exemplu la regulile Carcassonne din acest wiki, ca imagine, pe cărți și pe reguli. Fiecare se poate juca pas cu pas.',
      lede: 'Toate exemplele la aceste reguli, fiecare cu prima lui imagine. Alege o parte; un clic pe un exemplu te duce acolo unde se poate juca.',
    },
    symbols: {
      title: 'Imagini și simboluri',
      description:
        'Ce înseamnă simbolurile de pe cartonașe și de pe tablă: blazoane, aur, cercuri în lan, clădiri, pepite, piese și semnele jucătorilor.',
      lede: 'Tot ce desenăm pe cartonașe și pe tablă, cu înțelesul și cu regula potrivită. Cartonașele tipărite arată altfel în fiecare ediție; desenele acestea sunt ale noastre.',
    },
    boxes: {
      title: 'Ce cutii ai?',
      description:
        'Cum deosebești edițiile Carcassonne și extensiile, în desenele noastre, și cum restrângi regulile de care nu ai nevoie.',
      lede: 'Carcassonne are trei ediții și multe cutii, și nu orice regulă se referă la toate. Aici vezi după ce recunoști fiecare cutie.',
    },
    sources: {
      title: 'De unde știm',
      description:
        'La ce reguli Carcassonne a răspuns editura, pe care le dau sursele, ce am dedus noi și ce a rămas deschis.',
      lede: 'O regulă valorează cât locul în care a fost citită. Aici vezi cât de sigure sunt ale noastre și ce am citit.',
    },
    differences: {
      title: 'Ediții și limbi',
      description:
        'Prin ce diferă edițiile și versiunile în alte limbi ale regulilor Carcassonne: o singură listă pentru toate cărțile din acest wiki.',
      lede: 'Acolo unde edițiile, limbile sau sursele spun altfel o regulă, o regulă aparte o arată și spune cum jucăm noi. Pagina aceasta le adună pe toate.',
    },
    'home-rules': {
      title: 'Reguli de casă',
      description:
        'Ce se joacă la Carcassonne fără să fie regulă sau fără să mai fie: reguli de casă, reguli vechi, variante și întrebări fără răspuns.',
      lede: 'La multe mese se joacă ceva ce nu scrie în nicio carte de reguli. Nu e nimic rău în asta, dacă știe toată lumea. Exemplele noastre nu folosesc nimic din această pagină, decât dacă scrie acolo.',
    },
  },
  about: {
    pages: 'Pagini',
    colophon: {
      game: {
        name: 'Jocul',
        about:
          'Carcassonne este un joc de Klaus-Jürgen Wrede, publicat de Hans im Glück. Numele, ilustrațiile și regulile tipărite aparțin proprietarilor lor. Nu avem nicio legătură cu editura și nimeni de acolo nu a verificat ce scrie aici.',
      },
      texts: {
        name: 'Texte și desene',
        about:
          'Faptele despre un joc sunt libere; cuvintele și imaginile nu. De aceea am scris noi fiecare frază și am desenat noi fiecare imagine. Le poți folosi, și în scop comercial, dacă spui de unde provin.',
      },
      program: {
        name: 'Program',
        about:
          'Și programul care joacă regulile și construiește aceste pagini este liber. Îl poți folosi, schimba și da mai departe.',
      },
      type: {
        name: 'Litera',
        about:
          'Textul este cules cu Literata, iar etichetele cu Source Sans 3. Amândouă sunt fonturi libere și vin odată cu site-ul.',
      },
      privacy: {
        name: 'Confidențialitate',
        about:
          'Fără cookie-uri, fără contoare, fără cont, nimic de pe alte site-uri. Ce alegi, de pildă culori deschise sau închise, și paginile păstrate pentru citit fără rețea rămân în browserul tău.',
      },
      mistakes: {
        name: 'Dacă ceva nu e bine',
        about:
          'Spune-i celui care administrează site-ul pe care citești. Numărul regulii ajunge ca să fie găsit locul, în orice limbă; cel mai bine adaugă unde ai citit altfel. Pentru un exemplu, trimite linkul către pas. Cine lucrează la sursele acestei cărți află din CONTRIBUTING.md cum se corectează o regulă.',
      },
    },
  },
  examples: {
    of: (book) => `Exemple: ${book}`,
    description: (book) =>
      `${book}: fiecare exemplu ca imagine, cu regulile pe care le arată. Fiecare se poate juca pas cu pas.`,
    lede: 'Prima imagine a fiecărui exemplu, în ordinea paginilor pe care se află.',
    byRule: 'După regulă',
    byRuleAbout: 'Care dintre aceste exemple arată o regulă. Numărul regulii duce la textul ei.',
    questions: {
      title: 'Întrebări de la masa de joc',
      about:
        'Situații întâlnite la multe mese, fiecare cu răspunsul ei. Se deschid în editor: acolo pot fi parcurse pas cu pas și schimbate.',
    },
    others: { title: 'Alte situații', about: 'Nu se află pe nicio pagină cu reguli. Și ele se deschid în editor.' },
  },
  sources: {
    certainty: 'Cât de sigure sunt regulile',
    certainties: {
      official: {
        name: 'Cu răspunsul editurii',
        about: 'Editura a fost întrebată. Luna răspunsului stă lângă regulă.',
      },
      given: { name: 'Aflate în surse', about: 'Așa scrie în sursele numite lângă regulă.' },
      partly: {
        name: 'În parte concluzia noastră',
        about: 'Sursele dau regula, dar nu pe toată; restul l-am dedus.',
      },
      derived: {
        name: 'Concluzia noastră',
        about: 'Nu o spune nicio sursă, dar decurge din altele sau un program trebuie să hotărască.',
      },
      unconfirmed: {
        name: 'Încă neconfirmat',
        about: 'Am citit-o într-un singur loc sau acolo unde nu am putut verifica.',
      },
      open: {
        name: 'Întrebare deschisă',
        about: 'Nicio sursă nu răspunde. Regula spune cum jucăm până când răspunde cineva.',
      },
    },
    list: 'Ce am citit',
    listAbout:
      'După fiecare sursă stau cărțile ale căror reguli se sprijină pe ea, cu numărul acestor reguli. Pe unele surse le cunoaștem doar din citate; atunci scrie acolo.',
  },
  differences: {
    editions: 'Ce ediții urmează paginile noastre',
    editionsAbout: 'Fiecare carte descrie o ediție și arată unde diferă celelalte.',
    also: 'Alte reguli care vorbesc despre ediții:',
  },
  homeRules: {
    kinds: {
      home: {
        name: 'Reguli de casă',
        about:
          'Nu se află în nicio carte de reguli. Știm puțin despre cât de des se joacă: le trecem numai pe cele despre care cineva a povestit public.',
      },
      old: {
        name: 'Reguli vechi',
        about: 'Cândva oficiale și jucate încă de unii; hotărăște ediția de pe masă.',
      },
      choice: { name: 'La alegere', about: 'Pe acestea le oferă chiar regulile sau o editură.' },
      gap: {
        name: 'De stabilit dinainte',
        about: 'Nicio sursă nu hotărăște aici. Noi a trebuit; voi puteți hotărî altfel.',
      },
    },
    rules: {
      holes: {
        name: 'Fără goluri',
        about:
          'Un cartonaș nu are voie să închidă un loc gol. Un programator a jucat așa ani la rând și credea că e regulă oficială. Nu este: golurile sunt permise, fie că se potrivește un cartonaș în ele, fie că nu.',
      },
      hand: {
        name: 'Cartonașe în mână',
        about: 'Fiecare ține mai multe cartonașe și alege unul. După reguli, tragi un singur cartonaș și îl plasezi.',
      },
      smallCity: {
        name: '2 puncte pentru un oraș mic',
        about: 'S-a jucat până în 2001, iar la unele turnee încă mult timp după aceea. Azi sunt 4 puncte.',
      },
      oldFields: {
        name: 'Moduri vechi de a evalua câmpurile',
        about: 'Oraș cu oraș sau fiecare oraș o dată de jucător. Din 2002, fiecare câmp își numără orașele.',
      },
      agreement: {
        name: 'Toți sunt de acord că un cartonaș nu se potrivește nicăieri',
        about: 'În prima ediție trebuie să fie toți de acord. Acum cartonașul se pune pur și simplu deoparte.',
      },
      noFarmers: {
        name: 'Fără țărani',
        about:
          'În cutiile mai noi sunt un supliment, ca primele partide să fie mai ușoare. În paginile noastre sunt mereu prezenți.',
      },
      bazaars: {
        name: 'Bazaruri fără licitație',
        about: 'Fiecare ia, pe rând, câte un cartonaș. O variantă chiar din reguli.',
      },
      rioGrande: {
        name: 'Aur pentru fiecare teritoriu',
        about: 'La Rio Grande se lua câte un bulgăre pentru fiecare teritoriu evaluat. Cum anume, nu am putut afla.',
      },
      tie: { name: 'Egalitate la sfârșit', about: 'Nicio regulă nu desparte jucătorii. La noi împart victoria.' },
      debt: {
        name: 'O ofertă mai mare decât punctajul',
        about: 'Te poate duce o ofertă sub zero? Noi permitem oferte până la punctajul tău.',
      },
      fortune: {
        name: 'Ia 2 și Ghicitoarea',
        about:
          'Două afirmații se exclud: cardul nu are efect sau aduce un cartonaș în plus. Noi o luăm pe prima, dacă nu stabiliți altfel.',
      },
    },
    see: 'Vezi',
  },
};
