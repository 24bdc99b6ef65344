/** Parts of the editor on a page, with a machine behind them, for tests. */
import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import type { ScenarioDocument } from '../scenario/document.ts';
import { loadEditorWords } from '../words/editing/index.ts';
import { loadNamingWords } from '../words/index.ts';
import { memoryStore } from './drafts/memory.ts';
import { type JudgedModel, type JudgedProps, modelIn, type Surroundings } from './model.ts';
import { openReferee } from './referee/open.ts';
import { type EditorActor, useEditor } from './useEditor.ts';

export const surroundingsIn = async (locale: Surroundings['locale']): Promise<Surroundings> => {
  const [naming, editor] = await Promise.all([loadNamingWords(locale), loadEditorWords(locale)]);
  return { locale, words: { naming, editor }, root: `/${locale}/`, ruleHref: (rule) => `#${rule}` };
};

const ENGLISH = await surroundingsIn('en');

export interface TestPage {
  readonly place: HTMLElement;
  readonly actor: EditorActor;
  /** What the parts have been given last. */
  readonly model: JudgedModel;
  close(): Promise<void>;
}

/** A new draft of a document, opened with these parts of the editor. */
export async function openPage(
  document: ScenarioDocument,
  parts: (panel: JudgedProps) => ComponentChildren,
  surroundings = ENGLISH,
): Promise<TestPage> {
  const place = globalThis.document.createElement('main');
  globalThis.document.body.append(place);
  const referee = await openReferee(surroundings.locale);
  const store = memoryStore();
  const draft = await store.create(document);
  const desk = {
    open: async () => ({ kind: 'draft' as const, draft }),
    copy: (copied: ScenarioDocument) => store.create(copied),
    save: store.save,
  };
  const now = {} as { actor: EditorActor; model: JudgedModel };
  function Shell() {
    const [snapshot, actor] = useEditor(desk);
    now.actor = actor;
    const plain = modelIn(surroundings, snapshot);
    if (!plain) return null;
    const model = referee.judge(plain);
    now.model = model;
    return <>{parts({ model, send: actor.send })}</>;
  }
  await act(async () => render(<Shell />, place));
  await act(async () => {});
  return {
    place,
    get actor() {
      return now.actor;
    },
    get model() {
      return now.model;
    },
    async close() {
      await act(async () => render(null, place));
      place.remove();
    },
  };
}
