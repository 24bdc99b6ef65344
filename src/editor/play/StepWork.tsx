/** The step that is shown while one plays: what can be done with it, and what is expected of it. */
import type { Frame } from '../../scenario/timeline.ts';
import type { JudgedProps } from '../model.ts';
import { Outcome } from './Outcome.tsx';
import { StepTools } from './StepTools.tsx';

export interface StepWorkProps extends JudgedProps {
  readonly frame: Frame;
}

export function StepWork(props: StepWorkProps) {
  return (
    <>
      <StepTools {...props} />
      <Outcome {...props} />
    </>
  );
}
