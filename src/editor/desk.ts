/** The desk of the editor: finds out what an address leads to, and keeps drafts. */
import type { FetchExample, Found } from '../replay/live/open.ts';
import type { ScenarioDocument } from '../scenario/document.ts';
import type { Draft, DraftStore } from './draft.ts';
import { type Meant, meantBy } from './drafts/address.ts';
import { type Herald, SILENT } from './drafts/herald.ts';
import { newDraftId } from './drafts/ids.ts';
import { type Keeper, keeperOf } from './drafts/keeper.ts';
import type { EditorDesk, Opened } from './events.ts';
import { FIRST_EXAMPLE } from './example.ts';
import { startHistory } from './history.ts';

export interface Desk extends EditorDesk {
  readonly drafts: DraftStore;
  readonly keeper: Keeper;
  readonly herald: Herald;
}

export interface DeskNeeds {
  readonly store: DraftStore;
  readonly herald?: Herald;
  /** The fragment of the address, without `#`. */
  readonly fragment: () => string;
  readonly fetchExample: FetchExample;
  /** Whether a page of ours has just led to this fragment. What others link to begins no draft. */
  readonly isAsked?: (fragment: string) => boolean;
  /** Fetches what it takes to show these documents: undo may bring back one that is played with other modules. */
  readonly ready: (documents: readonly ScenarioDocument[]) => Promise<void>;
  /** What a copy of somebody else's document is called at first. */
  readonly nameFor: (document: ScenarioDocument) => string;
}

export function deskOf(needs: DeskNeeds): Desk {
  const { store, herald = SILENT, fragment, fetchExample, isAsked = () => false, ready, nameFor } = needs;
  const keeper = keeperOf(store, herald);

  /** Resolves even where nothing can be stored: then the draft is held here. */
  async function create(document: ScenarioDocument, name = ''): Promise<Draft> {
    try {
      return await store.create(document, name);
    } catch {
      const history = startHistory({ document, at: 'start' });
      const draft = { id: newDraftId(), name, changed: Date.now(), history, revision: 0 };
      keeper.hold(draft);
      return draft;
    }
  }

  /** A draft whose states all can be shown. */
  async function openDraft(draft: Draft): Promise<Opened> {
    await ready(draft.history.entries.map(({ document }) => document));
    return { kind: 'draft', draft };
  }

  /** Where that cannot be fetched, the page of the copy says so. */
  async function copy(document: ScenarioDocument): Promise<Draft> {
    const [draft] = await Promise.all([create(document, nameFor(document)), ready([document]).catch(() => {})]);
    return draft;
  }

  async function openMine(id: string): Promise<Opened> {
    const draft = keeper.unkept(id) ?? (await store.open(id));
    if (!draft) return { kind: 'nothing', why: 'no-draft' };
    if (typeof draft === 'string') return { kind: 'nothing', why: `${draft}-draft` };
    keeper.forget(id);
    return openDraft(draft);
  }

  /** A draft that begins with the position of the step; what has none is looked at. */
  async function goOn(found: Found): Promise<Opened> {
    if (found.kind !== 'shared') return found;
    const { positionAt } = await import('./goOn.ts');
    const position = positionAt(found.document, found.at);
    return position ? openDraft(await create(position, nameFor(position))) : found;
  }

  async function openMeant(meant: Meant): Promise<Opened> {
    if (meant.kind === 'nothing') return meant;
    if (meant.kind === 'shared') {
      const [{ readAddress }, { findAt }] = await Promise.all([
        import('../replay/live/address.ts'),
        import('../replay/live/open.ts'),
      ]);
      const address = readAddress(meant.fragment) ?? {};
      const found = await findAt(address, fetchExample);
      return address.goOn && isAsked(fragment()) ? goOn(found) : found;
    }
    if (meant.kind === 'draft') return openMine(meant.id);
    const draft = await store.newest().catch(() => undefined);
    if (draft) keeper.forget(draft.id);
    return openDraft(draft ?? (await create(FIRST_EXAMPLE)));
  }

  return {
    drafts: store,
    keeper,
    herald,
    async open() {
      await keeper.settled();
      return openMeant(meantBy(fragment()) ?? { kind: 'last' });
    },
    copy,
    save: keeper.save,
  };
}
