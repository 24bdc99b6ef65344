import type { DeskWords } from '../../../editing/desk.ts';
import { stepper } from '../stepper.ts';

export const desk: DeskWords = {
  loading: stepper.loading,
  failed: stepper.failed,
  work: 'Układanie lub gra',
  setUp: 'Układaj',
  play: 'Graj',
  impossible: 'W tej sytuacji nie można grać, dopóki są w niej problemy.',
  steps: 'Kroki',
  noSteps: 'Nic jeszcze nie zagrano. Naciśnij „Graj” i wybieraj: każdy wybór staje się krokiem.',
  texts: 'Tytuł i opisy',
  share: 'Udostępnij',
};
