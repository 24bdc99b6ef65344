/** The shelf and the problems as the editor shows them, with a machine behind them, for tests. */
import { act } from 'preact/test-utils';
import { afterEach, expect, vi } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import type { JudgedProps, Surroundings } from '../model.ts';
import { Problems } from '../Problems.tsx';
import { ProblemList } from '../referee/ProblemList.tsx';
import { openPage, type TestPage } from '../testpage.tsx';
import { Shelf } from './Shelf.tsx';

export { surroundingsIn } from '../testpage.tsx';

const { captions: _captions, ...bare } = FIRST_EXAMPLE;

/** A situation without steps. */
export const BARE: ScenarioDocument = bare;

export const rush: ScenarioDocument = {
  ...BARE,
  modules: { 'gold-rush': {} },
  board: { tiles: [[0, 0, 'rush/1', 0]] },
  next: [],
};

export let place: HTMLElement;
let page: TestPage | undefined;

export async function open(document: ScenarioDocument, surroundings?: Surroundings): Promise<void> {
  const parts = (panel: JudgedProps) => (
    <>
      {panel.model.work === 'setup' && <Shelf {...panel} />}
      <Problems {...panel}>
        <ProblemList {...panel} />
      </Problems>
    </>
  );
  page = await openPage(document, parts, surroundings);
  place = page.place;
}

const opened = (): TestPage => {
  if (!page) throw new Error('nothing is open');
  return page;
};
export const modelNow = () => opened().model;
export const actorNow = () => opened().actor;

afterEach(async () => {
  await page?.close();
  page = undefined;
});

export const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
export const all = <E extends HTMLElement>(selector: string) => [...place.querySelectorAll<E>(selector)];
export const find = <E extends HTMLElement>(selector: string, label: string): E => {
  const found = all<E>(selector).find((one) => (one.getAttribute('aria-label') ?? text(one)).includes(label));
  if (!found) throw new Error(`no ${selector} ${label}`);
  return found;
};
export const press = async (label: string, selector = 'button') => {
  await act(async () => find(selector, label).click());
  await act(async () => {});
};
export const tab = async (name: string) => {
  await press(name, '[role=tab]');
  await vi.waitFor(() => act(async () => expect(place.querySelector('[role=tabpanel] > [aria-busy]')).toBeNull()));
};
export const write = (
  field: HTMLInputElement | HTMLSelectElement,
  value: string,
  kind: 'change' | 'input' = 'change',
) =>
  act(async () => {
    field.value = value;
    field.dispatchEvent(new Event(kind, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
export const key = (name: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
export const field = (label: string) => find('label', label).querySelector('input, select') as HTMLInputElement;
export const documentNow = () => modelNow().document;
/** Unfolds the tile of one's own and gives its field. */
export const ownTile = async (): Promise<HTMLInputElement> => {
  const fold = find('details', 'A tile of your own') as HTMLDetailsElement;
  await act(async () => {
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
  await vi.waitFor(() => act(async () => expect(place.querySelector('#own-tile')).not.toBeNull()));
  return place.querySelector('#own-tile') as HTMLInputElement;
};
export const undo = () => act(async () => actorNow().send({ type: 'undo' }));
