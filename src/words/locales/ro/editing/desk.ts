import type { DeskWords } from '../../../editing/desk.ts';
import { stepper } from '../stepper.ts';

export const desk: DeskWords = {
  loading: stepper.loading,
  failed: stepper.failed,
  work: 'Așezare sau joc',
  setUp: 'Așază',
  play: 'Joacă',
  impossible: 'Situația nu poate fi jucată cât timp are probleme.',
  steps: 'Pași',
  noSteps: 'Nu s-a jucat încă nimic. Apasă „Joacă” și alege: fiecare alegere devine un pas.',
  texts: 'Titlu și descrieri',
  share: 'Distribuie',
};
