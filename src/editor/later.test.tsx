// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drafts as words } from '../words/locales/en/editing/drafts.ts';
import { later } from './later.tsx';

const Part = ({ text }: { text: string }) => <p>{text}</p>;

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('main');
});
afterEach(() => render(null, place));

const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));

it('is there once it is loaded, and at once from then on', async () => {
  const load = vi.fn(async () => Part);
  const Later = later<{ text: string }>(load, () => words, true);
  act(() => render(<Later text="a" />, place));
  expect(place.textContent).toBe(words.title);
  await settle();
  expect(place.innerHTML).toBe('<p>a</p>');
  act(() => render(null, place));
  act(() => render(<Later text="b" />, place));
  expect(place.innerHTML).toBe('<p>b</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

it('says when it cannot be loaded, and is tried again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const Later = later<{ text: string }>(load, () => words);
  act(() => render(<Later text="a" />, place));
  await settle();
  expect(place.querySelector('[role=alert]')?.textContent).toContain(words.failed);
  act(() => place.querySelector('button')?.click());
  await settle();
  expect(place.innerHTML).toBe('<p>a</p>');
});
