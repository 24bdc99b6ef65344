import type { DeskWords } from '../../../editing/desk.ts';
import { stepper } from '../stepper.ts';

export const desk: DeskWords = {
  loading: stepper.loading,
  failed: stepper.failed,
  work: 'Opbouwen of spelen',
  setUp: 'Opbouwen',
  play: 'Spelen',
  impossible: 'Deze situatie is pas te spelen als de problemen zijn opgelost.',
  steps: 'Stappen',
  noSteps: 'Er is nog niets gespeeld. Druk op “Spelen” en kies: elke keuze wordt een stap.',
  texts: 'Titel en bijschriften',
  share: 'Delen',
};
