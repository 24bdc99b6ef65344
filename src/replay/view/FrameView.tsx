import type { ExploreWords } from '../../words/explore.ts';
import { CouldHappen } from './CouldHappen.tsx';
import { type StepProps, StepView } from './StepView.tsx';

interface FrameProps extends Pick<StepProps, 'figure' | 'example' | 'frame' | 'locale' | 'telling'> {
  explore: ExploreWords;
}

/** One step of an example on a page, as it is built. The same with and without script. */
export function FrameView({ explore, ...step }: FrameProps) {
  const { frame, telling } = step;
  return <StepView {...step} outcomes={<CouldHappen frame={frame} telling={telling} words={explore} />} />;
}
