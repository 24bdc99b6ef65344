import type { StepperWords } from '../../replay.ts';

export const stepper: StepperWords = {
  play: 'Play',
  pause: 'Pause',
  copied: 'Link copied',
  loading: 'Fetching the rules…',
  failed: 'That could not be fetched. Are you offline?',
  keys: 'Keys: ← back, → next, with Shift a whole turn, Home, End, Space to play, 1–9 to choose',
  tryIt: 'Try it yourself',
  copy: 'Copy link to this step',
  leave: 'Back to the example',
};
