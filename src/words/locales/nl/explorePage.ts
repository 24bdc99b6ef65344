/** What the page about exploring says, in Dutch. */
import type { ExplorePageWords } from '../../explorePage.ts';
import { explore } from './explore.ts';
import { replay } from './replay.ts';

export const explorePage: ExplorePageWords = {
  title: 'Wat kan er gebeuren, en wat is het beste?',
  description:
    'Hoe je ziet waar een keuze in Carcassonne allemaal toe kan leiden, welke keuze de beste is en wat dat woord veronderstelt.',
  lede: 'Bij veel stappen van onze voorbeelden kun je een tabel openklappen met alles wat er kan volgen. Niemand heeft die geschreven: het programma speelt elke reeks keuzes helemaal uit.',
  parts: {
    table: {
      title: 'Zo lees je de tabel',
      paragraphs: [
        [
          'Elke rij is één afloop van de beurt: wat iedereen er vanaf hier bij krijgt. Ernaast staan de eerste keuzes die daar nog toe kunnen leiden, en hoeveel reeksen keuzes dat doen.',
        ],
        [
          `Een ster betekent dat geen andere uitkomst deze speler meer oplevert. “${explore.documented}” staat bij wat ons voorbeeld speelt, “${explore.best}” bij wat eruit komt als iedereen zo goed mogelijk speelt.`,
        ],
        [
          'De tabel ontbreekt waar je er niets aan hebt: als iedereen hoe dan ook hetzelfde krijgt, of als er een tegel gelegd moet worden en er te veel uitkomsten zijn om te lezen.',
        ],
      ],
    },
    example: {
      title: 'Een voorbeeld om mee te spelen',
      paragraphs: [
        [
          'Er liggen drie goudstaven, en elke speler heeft recht op twee ervan. Wie aan de beurt is, pakt als eerste; daarna pakken ze om de beurt, vrij te kiezen uit de staven waarop ze recht hebben.',
          'GOLD-28',
          'GOLD-30',
        ],
        [
          `Laat Rood de stad afbouwen en klap onder het bord “${explore.couldHappen}” open. Rood krijgt twee staven door eerst de staaf te pakken die ook Blauw mag pakken. De andere kan wachten; wie die eerst pakt, houdt het bij één.`,
          'GOLD-31',
        ],
      ],
    },
    best: {
      title: 'Wat “het beste” veronderstelt',
      paragraphs: [
        [
          'Iedereen speelt voor zichzelf, overziet het hele bord, maakt geen fouten en weet dat alle anderen dat ook doen. Mensen aan tafel zijn niet zo: ze zien iets over het hoofd, helpen elkaar of hebben het op iemand gemunt.',
        ],
        [
          'Waar goud wordt gepakt, is het meeste goud het beste. Elders zijn dat de meeste punten, waarbij goud telt voor wat het waard is als het spel nu zou eindigen. Zijn twee keuzes gelijk, dan is die beter die de anderen minder laat.',
          'GOLD-40',
        ],
        [
          'Alleen deze beurt telt. Een meeple die op het bord blijft, kan later veel punten opleveren, en een die terugkomt kan goed van pas komen. Daar weet de tabel niets van: wat het beste is voor de beurt, hoeft dat niet te zijn voor het spel.',
        ],
      ],
    },
    try: {
      title: 'Zelf proberen',
      paragraphs: [
        [
          `Druk bij een stap op “${replay.tryIt}” en dan op “${replay.whatCouldHappen}”. Dezelfde tabel verschijnt voor de stelling waarin je bent beland. “${explore.playThis}” speelt een weg naar een uitkomst, zet voor zet; met “${replay.undo}” ga je terug.`,
        ],
        [
          'Met een tegel in de hand krijg je in plaats daarvan een lijst van alle plekken, met wat elke plek meteen oplevert; de punten staan ook op het bord. De lijst is te sorteren. Voor een meeple is er ook zo’n lijst.',
        ],
      ],
    },
    limits: {
      title: 'Waar het ophoudt',
      paragraphs: [
        [
          'Het zoeken eindigt met de beurt, want de volgende begint met een tegel die niemand kent. Het eindigt eerder als er midden in de beurt tegels worden getrokken of als het toeval beslist. Kaarten en fiches die gedekt zijn gepakt, tellen mee in aantal, niet in waarde.',
        ],
        [
          'Als je zelf iets probeert, stopt het zoeken na duizend stellingen. De tabel zegt dat dan, en al haar getallen betekenen “minstens”.',
        ],
      ],
    },
  },
};
