/** The panels of playing on a page with a machine behind them, for tests. */
import { act } from 'preact/test-utils';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { Captions } from '../captions/Captions.tsx';
import type { JudgedModel } from '../model.ts';
import { openPage } from '../testpage.tsx';
import type { EditorActor } from '../useEditor.ts';
import { Play } from './Play.tsx';
import { Steps } from './Steps.tsx';
import './StepWork.tsx';
import '../captions/Texts.tsx';
import { Work } from './Work.tsx';

export interface Panels {
  readonly place: HTMLElement;
  readonly actor: EditorActor;
  /** What the panels have been given last. */
  readonly model: JudgedModel;
  press(label: string): Promise<void>;
  /** Where the focus could be while one steps. */
  key(name: string): Promise<void>;
  send(event: Parameters<EditorActor['send']>[0]): Promise<void>;
  /** Until what is fetched is there. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openPanels(document: ScenarioDocument): Promise<Panels> {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  const page = await openPage(document, (panel) => (
    <>
      <Work {...panel} />
      {panel.model.work === 'playing' && <Play {...panel} onFound={() => {}} />}
      <Steps {...panel} />
      <Captions {...panel} judged={panel.model} onUnfold={() => {}} />
    </>
  ));
  const { place } = page;
  const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 5)));
  return {
    place,
    settle,
    get actor() {
      return page.actor;
    },
    get model() {
      return page.model;
    },
    async press(label) {
      const found = () => [...place.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
      // Some parts are fetched first.
      for (let i = 0; i < 20 && !found(); i++) await act(() => new Promise<void>((done) => setTimeout(done)));
      if (!found()) throw new Error(`no button ${label}`);
      await act(async () => found()?.click());
    },
    key: (name) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
        place.querySelector('.play button')?.dispatchEvent(event);
      }),
    send: (event) => act(async () => page.actor.send(event)),
    close: page.close,
  };
}
