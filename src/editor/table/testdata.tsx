/** The table as the editor shows it, with a machine behind it, for tests. */
import { act } from 'preact/test-utils';
import { afterEach } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { EditorEvent } from '../events.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import type { Hand } from '../hand.ts';
import { marksWhilePlaying } from '../play/marks.ts';
import { chooseOn } from '../play/onBoard.ts';
import { openPage, type TestPage } from '../testpage.tsx';
import { type EditingSource, editingSource } from './editing/ready.ts';
import { Table } from './Table.tsx';

export { surroundingsIn } from '../testpage.tsx';

const { captions: _captions, ...bare } = FIRST_EXAMPLE;
/** One tile and what is drawn next. */
export const BARE: ScenarioDocument = bare;
/** Two tiles with a road across both, a knight and gold. */
export const DOCUMENT: ScenarioDocument = {
  ...BARE,
  modules: { base: {}, goldmines: {}, castles: {} },
  board: {
    tiles: [
      [0, 0, 'base/D', 0],
      [1, 0, 'base/U', 1],
    ],
    followers: [{ player: 'red', cell: [0, 0], on: 'city:N' }],
    gold: [[0, 0, 1]],
  },
};

let opened: TestPage | undefined;
const now = (): TestPage => {
  if (!opened) throw new Error('nothing is open');
  return opened;
};

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** What can be done comes from `source`. */
export async function openWith(source: EditingSource, document: ScenarioDocument): Promise<void> {
  opened = await openPage(document, ({ model, send }) => (
    <Table
      {...{ model, send, source }}
      marks={model.work === 'playing' ? marksWhilePlaying(model, undefined) : undefined}
      choose={(cell) => chooseOn(model, cell, send)}
    />
  ));
}

export async function open(document: ScenarioDocument): Promise<void> {
  await editingSource.ready('en');
  await openWith(editingSource, document);
}

export const page = () => now().place;
export const shown = () => now().model;
export const written = () => shown().document;
export const tiles = () => shown().document.board.tiles;
export const board = () => page().querySelector<HTMLElement>('[role=application]') as HTMLElement;
export const said = () => page().querySelector('[role=status]')?.textContent;
export const send = (event: EditorEvent) => act(() => now().actor.send(event));
export const hold = (hand: Hand) => send({ type: 'hold', hand });
export const keys = (...pressed: readonly string[]) => {
  for (const key of pressed) {
    act(() => {
      board().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  }
};
export const buttons = () => [...page().querySelectorAll('button')];
export const labels = () => buttons().map(({ textContent }) => textContent);
export const press = (label: string) =>
  act(() => {
    const button = buttons().find(({ textContent }) => textContent?.startsWith(label));
    if (!button || button.disabled) throw new Error(`no button ${label} among ${labels().join(', ')}`);
    button.click();
  });
