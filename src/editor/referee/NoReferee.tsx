/** In place of the steps while there is nobody to judge them: none yet, or why. */
import { Failed } from '../Failed.tsx';
import type { PanelProps } from '../model.ts';
import type { RefereeControl } from './useReferee.ts';

export type NoRefereeProps = Pick<PanelProps, 'model'> & Omit<RefereeControl, 'referee'>;

export function NoReferee({ model, failed, again, isNeeded }: NoRefereeProps) {
  const { desk, drafts } = model.words.editor;
  return (
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{desk.steps}</h2>
      {failed ? (
        <Failed says={desk.failed} again={drafts.again} onAgain={again} />
      ) : (
        <p class="hint">{isNeeded ? desk.loading : desk.noSteps}</p>
      )}
    </section>
  );
}
