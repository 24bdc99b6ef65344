// @vitest-environment jsdom
/** The replay on somebody else's page shows what its address says, or that it could not be fetched. */
import { render } from 'preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encode } from '../../notation/index.ts';
import { viewing } from '../../words/locales/en/editing/viewing.ts';
import { replay } from '../../words/locales/en/replay.ts';
import { mount } from './embed.tsx';
import { documentOf } from './testdata.ts';

vi.mock('../../replay/dress.ts', () => ({ dress: () => {} }));

let place: HTMLElement;
/** Who waits for an example, by its id: the pages of the tests before still follow the address. */
const asked = new Map<string, ((how: 'found' | 'offline') => void)[]>();

const until = (check: () => unknown) => vi.waitFor(() => expect(check()).toBeTruthy(), 5000);
const title = () => place.querySelector('h1')?.textContent;
const alert = () => place.querySelector('[role=alert]');
const link = () => place.querySelector<HTMLAnchorElement>('.by a')?.hash;
const titleOf = (id: string) => documentOf(id).title.en;

async function answer(id: string, how: 'found' | 'offline'): Promise<void> {
  await until(() => asked.has(id));
  for (const settle of asked.get(id) ?? []) settle(how);
  asked.delete(id);
}

async function goTo(fragment: string): Promise<void> {
  location.hash = fragment;
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
}

beforeEach(async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const [, id] = /scenarios\/(.*)\.json$/.exec(address) ?? [];
    if (!id) return Promise.resolve(new Response('{}'));
    return new Promise((resolve, reject) => {
      const settle = (how: 'found' | 'offline') =>
        how === 'found'
          ? resolve(new Response(JSON.stringify(documentOf(id))))
          : reject(new TypeError('Failed to fetch'));
      asked.set(id, [...(asked.get(id) ?? []), settle]);
    });
  });
  place = document.createElement('main');
  place.innerHTML = '<p class="by"><a href="/">Cartulary</a></p>';
  document.body.append(place);
  await goTo('at=base/road');
});
afterEach(async () => {
  render(null, place);
  place.remove();
  vi.unstubAllGlobals();
});

it('never shows one scenario under the address of another, and tries again', async () => {
  const mounted = mount(place);
  await answer('base/road', 'found');
  await mounted;
  expect(title()).toBe(titleOf('base/road'));

  await goTo('at=base/city');
  expect(place.querySelector('figure')).toBeNull();
  await answer('base/city', 'offline');
  await until(alert);
  expect(alert()?.textContent).toContain(replay.failed);
  expect(document.title).toBe('Cartulary');
  expect(link()).toBe('#at=base/city');

  const again = alert()?.querySelector('button');
  expect(again?.textContent).toBe(viewing.again);
  again?.focus();
  again?.click();
  expect(alert()).toBeNull();
  await answer('base/city', 'found');
  await until(() => place.querySelector('figure'));
  expect(title()).toBe(titleOf('base/city'));
  expect(document.activeElement).toBe(place.querySelector('figure'));
});

it('says so at first, too, and goes on with the next address', async () => {
  const mounted = mount(place);
  await answer('base/road', 'offline');
  await mounted;
  expect(alert()?.textContent).toContain(replay.failed);
  await goTo(encode(documentOf('base/city'), { captions: ['en'] }));
  await until(() => place.querySelector('figure'));
  expect(title()).toBe(titleOf('base/city'));
});

it('is not disturbed by what was asked for before', async () => {
  const mounted = mount(place);
  await goTo('at=base/city');
  await answer('base/city', 'found');
  await until(() => place.querySelector('figure'));
  await answer('base/road', 'offline');
  await mounted;
  expect([title(), alert()]).toEqual([titleOf('base/city'), null]);
});
