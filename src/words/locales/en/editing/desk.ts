import type { DeskWords } from '../../../editing/desk.ts';
import { stepper } from '../stepper.ts';

export const desk: DeskWords = {
  loading: stepper.loading,
  failed: stepper.failed,
  work: 'Set up or play',
  setUp: 'Set up',
  play: 'Play',
  impossible: 'This situation cannot be played until its problems are solved.',
  steps: 'Steps',
  noSteps: 'Nothing has been played yet. Press “Play” and choose: every choice becomes a step.',
  texts: 'Title and captions',
  share: 'Share',
};
