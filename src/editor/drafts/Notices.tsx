/** What somebody must know about their draft, with what they can do about it. */
import { useState } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import type { PanelProps } from '../model.ts';
import { draftFragment } from './address.ts';
import type { Keeping } from './useKeeping.ts';

export interface NoticesProps extends PanelProps {
  readonly desk: Desk;
  readonly keeping: Keeping;
  readonly moved: boolean;
  readonly elsewhere: boolean;
}

export function Notices({ model, send, desk, keeping, moved, elsewhere }: NoticesProps) {
  const words = model.words.editor.drafts;
  const { id, aside = 0 } = model.draft;
  const [read, markRead] = useState<string>();
  const origin = desk.keeper.originOf(id);
  return (
    <div class="notices" role="status">
      {keeping === 'unkept' && (
        <p>
          {words.refused}{' '}
          <button type="button" class="btn" onClick={() => send({ type: 'retry' })}>
            {words.again}
          </button>
        </p>
      )}
      {keeping === 'fleeting' && <p>{words.fleeting}</p>}
      {elsewhere && (
        <p>
          {words.elsewhere}{' '}
          <button type="button" class="btn" onClick={() => send({ type: 'open' })}>
            {words.takeOver}
          </button>
        </p>
      )}
      {moved && read !== id && (
        <p>
          {words.moved} {origin && <a href={`#${draftFragment(origin)}`}>{words.other}</a>}{' '}
          <button type="button" class="btn" onClick={() => markRead(id)}>
            {words.dismiss}
          </button>
        </p>
      )}
      {aside > 0 && <p>{words.aside(aside)}</p>}
    </div>
  );
}
