// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORK } from '../../scenario/testdata/documents.ts';
import type { Desk } from '../desk.ts';
import { modelFor } from '../play/testdata.ts';
import { DraftName } from './DraftName.tsx';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('main');
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
});

const rename = vi.fn(async (_id: string, _name: string) => {});
const desk = { drafts: { rename } } as unknown as Desk;
const send = vi.fn();
const onKept = vi.fn();
const field = () => place.querySelector('input') as HTMLInputElement;
const show = (name: string) => {
  const model = modelFor(FORK);
  return act(async () =>
    render(<DraftName model={{ ...model, draft: { ...model.draft, name } }} {...{ send, desk, onKept }} />, place),
  );
};
const happens = (event: Event) => act(async () => void field().dispatchEvent(event));
const type = async (text: string) => {
  field().value = text;
  await happens(new Event('input', { bubbles: true }));
};

describe('the name of a draft', () => {
  it('can be typed while the draft is being written', async () => {
    await show('before');
    await type('after ');
    await show('before');
    expect(field().value).toBe('after ');
    expect(send).not.toHaveBeenCalled();
    await happens(new Event('change', { bubbles: true }));
    expect(send).toHaveBeenCalledWith({ type: 'rename', name: 'after' });
    expect(rename).toHaveBeenCalledWith('d', 'after');
    await show('after');
    expect(field().value).toBe('after');
  });

  it('tells when the device does not take it', async () => {
    rename.mockRejectedValueOnce(new Error('full'));
    await show('before');
    await type('after');
    await happens(new Event('change', { bubbles: true }));
    expect(onKept).toHaveBeenLastCalledWith(false);
    await type('later');
    await happens(new Event('change', { bubbles: true }));
    expect(onKept).toHaveBeenLastCalledWith(true);
  });

  it('stays as it was after Escape', async () => {
    await show('before');
    field().focus();
    await type('aft');
    await happens(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await show('before');
    expect(field().value).toBe('before');
    expect(document.activeElement).not.toBe(field());
  });
});
