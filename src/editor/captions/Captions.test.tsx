// @vitest-environment jsdom
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORK } from '../../scenario/testdata/documents.ts';
import { openPanels, type Panels } from '../play/testpanels.tsx';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

let panels: Panels;
afterEach(() => panels.close());
const entries = () => panels.actor.getSnapshot().context.history?.entries.length;

describe('texts', () => {
  const field = (label: string): HTMLInputElement => {
    const found = [...panels.place.querySelectorAll('label')].find((one) => one.textContent === label);
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
  };
  const type = (label: string, text: string) =>
    act(async () => {
      const input = field(label);
      input.focus();
      for (let i = 1; i <= text.length; i++) {
        input.value = text.slice(0, i);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  /** They are unfolded while one plays. */
  const unfold = async () => {
    panels = await openPanels(FORK);
    expect(panels.place.querySelector('.captions input')).toBeNull();
    await panels.press('Play');
    await panels.settle();
  };
  const leave = () => act(async () => (document.activeElement as HTMLElement).blur());

  it('become one edit when they are finished, in the language that is chosen', async () => {
    await unfold();
    await panels.press('Polski');
    await type('Caption: Start', 'Zaczynamy');
    expect(panels.place.querySelector('.captions')?.textContent).toContain('9 of at most 2000');
    expect(entries()).toBe(1);
    await leave();
    expect(entries()).toBe(2);
    expect(panels.model.document.captions?.['start']).toEqual({ pl: 'Zaczynamy' });
    await leave();
    expect(entries()).toBe(2);
  });

  it('are kept when the page is left while they are written', async () => {
    await unfold();
    await type('Title', 'New');
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(panels.model.document.title.en).toBe('New');
  });

  it('name the ways of a fork', async () => {
    await unfold();
    await panels.send({ type: 'go', to: 'close' });
    const [way] = panels.model.document.steps?.[0]?.branches ?? [];
    await type('Name of way 1', 'With a knight');
    await leave();
    expect(panels.model.document.captions?.[way?.id ?? '']).toEqual({ en: 'With a knight' });
    expect(panels.place.querySelector('.at-fork')?.textContent).toContain('With a knight');
  });
});
