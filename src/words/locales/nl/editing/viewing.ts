import type { ViewingWords } from '../../../editing/viewing.ts';
import { counter } from '../../../plural.ts';

const count = counter('nl', {
  tile: { one: 'tegel', other: 'tegels' },
  player: { one: 'speler', other: 'spelers' },
  step: { one: 'stap', other: 'stappen' },
});

export const viewing: ViewingWords = {
  shared: 'Een scenario dat iemand met je deelt',
  documented: 'Een voorbeeld van deze site',
  untitled: (tiles, players) => `Een scenario met ${count('tile', tiles)} en ${count('player', players)}`,
  mine: 'Eigen kopie maken',
  copies: 'Je krijgt een eigen kopie. Wat je nu bekijkt, blijft zoals het is.',
  copying: 'Er wordt een kopie gemaakt.',
  beginsHere: 'Je kopie begint met de stand die je nu ziet.',
  beginsAt: (step) =>
    step > 1
      ? `Hier is een beurt aan de gang. Je kopie begint daarom waar die beurt begint: bij stap ${step}.`
      : 'Hier is een beurt aan de gang. Je kopie begint daarom waar die beurt begint: bij het begin.',
  unreadable: 'Deze link kan niet worden geopend',
  partMine: 'Je krijgt een kopie van dit deel en kunt die aanvullen. De link blijft zoals hij is.',
  impossible: 'Volgens de regels kan deze situatie niet bestaan',
  asWritten: 'Je ziet haar zoals ze is opgeschreven. Maak een eigen kopie om haar te verbeteren.',
  broken: 'Dit scenario is te lezen, maar kan niet worden getoond.',
  again: 'Nog eens proberen',
  unexpected: {
    heading: 'Volgens de regels loopt het anders dan dit scenario verwacht',
    things: {
      goldOnBoard: 'goud op het bord',
      goldSupply: 'goud in de voorraad',
      onBoard: 'figuren op het bord',
      events: 'wat er gebeurt',
      never: 'wat niet mag gebeuren',
      decision: 'de volgende beslissing',
      offers: 'wat gekozen mag worden',
      refuses: 'wat niet gekozen mag worden',
      choices: 'aantal keuzes',
      parts: 'kaarten, fiches en dergelijke',
    },
    differs: (what, expected, now) => `${what}: verwacht ${expected}, volgens de regels ${now}.`,
    refused: 'Deze stap kan niet worden gespeeld.',
    stands: 'Een eerdere stap kan niet worden gespeeld; daarom verandert hier niets.',
    more: (steps) => `Dat geldt ook voor nog ${count('step', steps)}.`,
  },
};
