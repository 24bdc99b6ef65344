/** The editor: what is open, and the panels to work on it. Each panel is told everything and sends events. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Captions } from './captions/Captions.tsx';
import type { Desk } from './desk.ts';
import { DraftBar } from './drafts/DraftBar.tsx';
import { Unopened } from './drafts/Unopened.tsx';
import { useAddress } from './drafts/useAddress.ts';
import { useBusy } from './drafts/useBusy.ts';
import { Door } from './import/Door.tsx';
import { later } from './later.tsx';
import { modelIn, type Surroundings, workIn } from './model.ts';
import { Problems } from './Problems.tsx';
import type { Found } from './play/found.ts';
import type { PlayProps } from './play/Play.tsx';
import { Steps } from './play/Steps.tsx';
import { Work } from './play/Work.tsx';
import { Share } from './share/Share.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { Table } from './table/Table.tsx';
import { useEditor } from './useEditor.ts';
import type { ViewingProps } from './viewing/Viewing.tsx';
import { Workbench } from './Workbench.tsx';

const Play = later<PlayProps>(
  async () => (await import('./play/Play.tsx')).Play,
  ({ model }) => model.words.editor.drafts,
);
const Viewing = later<ViewingProps>(
  async () => (await import('./viewing/Viewing.tsx')).Viewing,
  ({ surroundings }) => surroundings.words.editor.drafts,
  true,
);

export interface EditorProps extends Surroundings {
  readonly desk: Desk;
}

export function Editor({ desk, ...surroundings }: EditorProps) {
  const [snapshot, actor] = useEditor(desk);
  const { context } = snapshot;
  const { send } = actor;
  useAddress(snapshot, actor);
  useBusy(snapshot);
  const work = workIn(snapshot);
  const model = useMemo(
    () => modelIn(surroundings, snapshot),
    [context.history, context.draft, context.hand, context.cell, work],
  );

  const [found, setFound] = useState<Found>();

  /** What is dropped or pasted is noticed whatever is shown. */
  const withDoor = (shown: ComponentChildren) => (
    <>
      <Door {...{ snapshot, send, surroundings }} />
      {shown}
    </>
  );
  if (snapshot.matches('failed') || (snapshot.matches('looking') && context.opened?.kind === 'nothing')) {
    return withDoor(<Unopened {...{ snapshot, send, surroundings }} />);
  }
  if (snapshot.matches('opening')) return withDoor(<h1 class="vh">{surroundings.words.editor.drafts.title}</h1>);
  if (!snapshot.matches('editing') || !model) {
    return withDoor(<Viewing {...{ snapshot, send, surroundings }} />);
  }
  return withDoor(
    <Workbench onEscape={() => send({ type: 'release' })}>
      <DraftBar {...{ model, send, snapshot, desk }} />
      <Work {...{ model, send }} />
      <Table {...{ model, send, found }} />
      {work === 'setup' ? <Shelf {...{ model, send }} /> : <Play {...{ model, send }} onFound={setFound} />}
      <div class="side">
        <Problems {...{ model, send }} />
        <Steps {...{ model, send }} />
        <Captions {...{ model, send }} />
        <Share {...model} title={model.words.editor.share} />
      </div>
    </Workbench>,
  );
}
