// @vitest-environment jsdom
/** What is dropped or pasted is opened to look at; what a field has is left to it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameWords } from '../../words/all.ts';
import { loadImportWords } from '../../words/editing/import.ts';
import { drafts } from '../../words/locales/nl/editing/drafts.ts';
import { replayWords } from '../../words/replayWords.ts';
import type { EditorEvent } from '../events.ts';
import type { Surroundings } from '../model.ts';
import { askToOpen } from './ask.ts';
import { Door, type DoorProps } from './Door.tsx';
import { CASTLE, SAVE } from './testdata/documents.ts';

vi.mock('./load.ts', async (original) => {
  const { loadImport } = await original<typeof import('./load.ts')>();
  return { loadImport: vi.fn(loadImport) };
});

const words = await loadImportWords('nl');
const surroundings = {
  locale: 'nl',
  root: '/nl/',
  ruleHref: (rule: string) => `/nl/#${rule}`,
  words: { game: gameWords.nl, replay: replayWords.nl, editor: { drafts } },
} as unknown as Surroundings;

let place: HTMLElement;
let sent: EditorEvent[];
let opened: unknown;

const snapshotOf = (looking: boolean) =>
  ({
    matches: (state: string) => looking && state === 'looking',
    context: { opened },
  }) as unknown as DoorProps['snapshot'];

function draw(looking = false) {
  const send = (event: EditorEvent) => {
    sent.push(event);
    if (event.type === 'show') opened = event.opened;
  };
  act(() => render(<Door {...{ send, surroundings }} snapshot={snapshotOf(looking)} />, place));
}

beforeEach(() => {
  // The browsers have it, this imitation of one has not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  place = document.createElement('main');
  document.body.append(place);
  sent = [];
  opened = undefined;
  draw();
});
afterEach(() => {
  act(() => render(null, place));
  document.body.replaceChildren();
});

const textData = (text: string) => ({ files: [], types: ['text/plain'], getData: () => text });
const fileData = (...files: File[]) => ({ files, types: ['Files'], getData: () => '' });

function happen(type: string, data: object, target: EventTarget = document.body): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: data, dataTransfer: data });
  act(() => {
    target.dispatchEvent(event);
  });
  return event;
}

/** What this imitation calls a file cannot be read: the tests of `open.ts` read real ones. */
const file = (name: string, text: string) => {
  const bytes = new TextEncoder().encode(text);
  const blob = { size: bytes.length, arrayBuffer: async () => bytes.buffer };
  return { name, ...blob, slice: () => blob } as unknown as File;
};

const missing = { size: 9, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as File;
const broken = new Proxy({} as File, {
  get() {
    throw new RangeError('a mistake');
  },
});

const dialog = () => place.querySelector('dialog');
const until = (check: () => unknown) => vi.waitFor(() => expect(check()).toBeTruthy(), 5000);

describe('what arrives', () => {
  it('is opened to look at', async () => {
    const event = happen('paste', textData(JSON.stringify(CASTLE)));
    expect(event.defaultPrevented).toBe(true);
    await until(() => sent.length);
    expect(sent).toEqual([{ type: 'show', opened: { kind: 'shared', document: CASTLE } }]);
    expect(dialog()).toBeNull();
    draw(true);
    expect(place.querySelector('[role=status]')?.textContent?.trim()).toBe(words.opened(words.aText));
    act(() => place.querySelector<HTMLButtonElement>('.entered button')?.click());
    expect(sent.at(-1)).toEqual({ type: 'open' });
  });

  it('is opened one after another, with what could not be taken over', async () => {
    happen('drop', fileData(file('a.jcz', SAVE), file('b.json', '{}'), file('c.json', '{}')));
    await until(() => sent.length);
    draw(true);
    const told = place.querySelector('.entered')?.textContent;
    expect(told).toContain(words.opened('a.jcz'));
    expect(told).toContain(words.left(['b.json', 'c.json']));
    expect(told).toContain(words.losses(2));
    expect(told).toContain(words.halts['unknown-tile']('IC/LRLR'));
  });

  it('stays in the dialog with the reason if it cannot be opened', async () => {
    happen('paste', textData('no link at all'));
    await until(() => place.querySelector('[role=alert]'));
    expect(place.querySelector('[role=alert]')?.textContent).toBe(words.problems['no-link']({} as never));
    expect(place.querySelector('textarea')?.value).toBe('no link at all');
    expect(sent).toEqual([]);
  });

  it('is refused with the reason that it has: the file, a mistake, or the network, where it is tried again', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fetch = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetch.mockResolvedValueOnce({ ok: false, status: 503 });
    fetch.mockResolvedValue({ ok: true, text: async () => JSON.stringify(CASTLE) });
    vi.stubGlobal('fetch', fetch);
    const alert = () => place.querySelector('[role=alert]');
    const says = (sentence: string) => until(() => alert()?.textContent?.startsWith(sentence));
    const button = () => alert()?.querySelector('button');
    happen('drop', fileData(missing));
    await says(words.problems['no-access']({} as never));
    expect(report).not.toHaveBeenCalled();
    happen('drop', fileData(broken));
    await says(words.problems.unexpected({ what: 'RangeError: a mistake' } as never));
    expect(report).toHaveBeenCalledWith(expect.any(RangeError));
    expect(button()).toBeNull();
    happen('paste', textData('#at=base/castle'));
    for (let tries = 0; tries < 2; tries++) {
      await says(words.problems.offline({} as never));
      expect(place.querySelector('textarea')?.value).toBe('#at=base/castle');
      act(() => button()?.click());
    }
    await until(() => sent.length);
    expect(sent).toEqual([{ type: 'show', opened: { kind: 'shared', document: CASTLE } }]);
    vi.unstubAllGlobals();
  });

  it('is left to a field that has the focus', () => {
    const input = document.createElement('input');
    document.body.append(input);
    for (const type of ['paste', 'drop', 'dragover']) {
      expect(happen(type, textData('words'), input).defaultPrevented).toBe(false);
    }
    expect(dialog()).toBeNull();
  });

  it('is taken from a field if it is a file, and announced while it hovers', async () => {
    const input = document.createElement('input');
    document.body.append(input);
    expect(happen('dragover', fileData(), input).defaultPrevented).toBe(true);
    expect(place.querySelector('.dropping')).not.toBeNull();
    happen('drop', fileData(file('x.json', '{}')), input);
    expect(place.querySelector('.dropping')).toBeNull();
    await until(() => place.querySelector('[role=alert]'));
  });
});

it('says when what opens it cannot be fetched, and still has what arrived when it is tried again', async () => {
  const { loadImport } = await import('./load.ts');
  vi.mocked(loadImport).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  happen('paste', textData(JSON.stringify(CASTLE)));
  await until(() => place.querySelector('[role=alert]'));
  expect(place.querySelector('[role=alert]')?.textContent).toContain(drafts.failed);
  act(() => place.querySelector<HTMLElement>('[role=alert] button')?.click());
  await until(() => sent.length);
  expect(sent).toEqual([{ type: 'show', opened: { kind: 'shared', document: CASTLE } }]);
});

describe('the dialog', () => {
  it('opens when it is asked for, with the focus in its field', async () => {
    act(() => askToOpen());
    await until(dialog);
    expect(document.activeElement).toBe(place.querySelector('textarea'));
    expect(place.querySelector('[role=alert]')).toBeNull();
  });

  it('reads what is put in', async () => {
    act(() => askToOpen());
    await until(dialog);
    const field = place.querySelector('textarea') as HTMLTextAreaElement;
    field.value = 'ct1_';
    act(() => {
      place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await until(() => place.querySelector('[role=alert]'));
    expect(sent).toEqual([]);
  });
});
