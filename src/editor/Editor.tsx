/** The editor: what is open, and the panels to work on it. Each panel is told everything and sends events. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../engine/index.ts';
import { Captions } from './captions/Captions.tsx';
import type { Desk } from './desk.ts';
import { DraftBar } from './drafts/DraftBar.tsx';
import { Unopened } from './drafts/Unopened.tsx';
import { useAddress } from './drafts/useAddress.ts';
import { useBusy } from './drafts/useBusy.ts';
import { shownIn } from './history.ts';
import { Door } from './import/Door.tsx';
import { later } from './later.tsx';
import { modelIn, type Surroundings, workIn } from './model.ts';
import { Problems } from './Problems.tsx';
import type { Found } from './play/found.ts';
import type { PlayProps } from './play/Play.tsx';
import { Work } from './play/Work.tsx';
import { NoReferee } from './referee/NoReferee.tsx';
import { isToBeJudged } from './referee/ready.ts';
import { useReferee } from './referee/useReferee.ts';
import { Share } from './share/Share.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { Table } from './table/Table.tsx';
import { useEditor } from './useEditor.ts';
import type { LookingProps } from './viewing/open.tsx';
import { Workbench } from './Workbench.tsx';

const Play = later<PlayProps>(
  async () => (await import('./play/Play.tsx')).Play,
  ({ model }) => model.words.editor.drafts,
);
const Viewing = later<LookingProps>(
  async ({ surroundings }) => (await import('./viewing/open.tsx')).openViewing(surroundings.locale),
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
  const plain = useMemo(
    () => modelIn(surroundings, snapshot),
    [context.history, context.draft, context.hand, context.cell, work],
  );

  const document = context.history && shownIn(context.history).document;
  const [isAsked, ask] = useState(false);
  const isNeeded = useMemo(() => !!document && isToBeJudged(document), [document]);
  const { referee, ...fetching } = useReferee(surroundings.locale, document, isNeeded || isAsked || work === 'playing');
  const judged = useMemo(() => plain && referee?.judge(plain), [plain, referee]);
  const model = judged ?? plain;

  const [found, setFound] = useState<Found>();
  const marks = useMemo(
    () => (work === 'playing' && judged ? referee?.onBoard.marks(judged, found) : undefined),
    [work, judged, found],
  );
  const choose = judged && ((cell: Cell) => referee?.onBoard.choose(judged, cell, send) ?? false);

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
  const { desk: titles } = model.words.editor;
  return withDoor(
    <Workbench onEscape={() => send({ type: 'release' })}>
      <DraftBar {...{ model, send, snapshot, desk }} />
      <Work {...{ model, send }} />
      <Table {...{ model, send, marks, choose }} />
      {work === 'setup' && <Shelf {...{ model, send }} />}
      {work === 'playing' && judged && <Play {...{ send }} model={judged} onFound={setFound} />}
      <div class="side">
        <Problems {...{ model, send }}>
          {judged && referee && <referee.ProblemList {...{ send }} model={judged} />}
        </Problems>
        {judged && referee ? (
          <referee.Steps {...{ send }} model={judged} />
        ) : (
          <NoReferee {...{ model }} {...fetching} />
        )}
        <Captions {...{ model, judged, send }} onUnfold={() => ask(true)} />
        <Share title={titles.share} locale={model.locale} words={titles} shared={judged} onOpen={() => ask(true)} />
      </div>
    </Workbench>,
  );
}
