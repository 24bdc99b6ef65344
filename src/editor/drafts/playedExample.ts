/** A draft to learn from: three moves, two ways to go on, and captions that say how a scenario is made. */
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FIRST_EXAMPLE } from '../example.ts';

export const PLAYED_EXAMPLE: ScenarioDocument = {
  ...FIRST_EXAMPLE,
  captions: {
    start: {
      en: 'Red has drawn a tile. Go on step by step, or choose something else: it becomes a way of its own.',
      nl: 'Rood heeft een tegel getrokken. Ga stap voor stap verder of kies iets anders: dat wordt een eigen vervolg.',
      pl: 'Czerwony dobrał kafelek. Idź dalej krok po kroku albo wybierz coś innego: powstanie osobny wariant.',
      ro: 'Roșu a tras un cartonaș. Mergi mai departe pas cu pas sau alege altceva: va deveni o variantă separată.',
    },
    '1': {
      en: 'The tile closes a small city. Is it worth a follower?',
      nl: 'Met deze tegel bouw je een kleine stad af. Is die een horige waard?',
      pl: 'Kafelek zamyka małe miasto. Czy warto umieścić tam podwładnego?',
      ro: 'Cartonașul închide un oraș mic. Merită pus acolo un supus?',
    },
    a: { en: 'A knight', nl: 'Een ridder', pl: 'Rycerz', ro: 'Un cavaler' },
    '2': {
      en: 'The knight scores 4 points at once and comes back. Blue has drawn the next tile: play on from here.',
      nl: 'De ridder levert meteen 4 punten op en keert terug. Blauw heeft de volgende tegel getrokken: speel vanaf hier verder.',
      pl: 'Rycerz od razu daje 4 punkty i wraca. Niebieski dobrał następny kafelek: możesz grać dalej.',
      ro: 'Cavalerul aduce imediat 4 puncte și se întoarce. Albastru a tras următorul cartonaș: poți juca mai departe.',
    },
    b: { en: 'A farmer', nl: 'Een boer', pl: 'Chłop', ro: 'Un țăran' },
    '3': {
      en: 'The farmer brings nothing yet: he lies here until the end of the game. Write your own words below.',
      nl: 'De boer levert nog niets op: hij ligt hier tot het einde van het spel. Schrijf hieronder je eigen tekst.',
      pl: 'Chłop na razie nic nie daje: leży tu do końca gry. Poniżej możesz wpisać własny opis.',
      ro: 'Țăranul nu aduce încă nimic: rămâne aici până la sfârșitul jocului. Mai jos poți scrie propriul text.',
    },
  },
  steps: [
    {
      id: '1',
      do: [{ kind: 'tile', cell: [0, -1], turn: 2 }],
      branches: [
        {
          id: 'a',
          steps: [{ id: '2', do: [{ kind: 'follower', on: 'city:S' }], expect: { points: { red: 4, blue: 0 } } }],
        },
        { id: 'b', steps: [{ id: '3', do: [{ kind: 'follower', on: 'field:NL' }] }] },
      ],
    },
  ],
};
