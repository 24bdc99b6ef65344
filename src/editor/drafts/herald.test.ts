import { expect, it, vi } from 'vitest';
import { heraldOf, type News } from './herald.ts';

it('tells other tabs, not itself, and hears nothing that is no news', async () => {
  const mine = heraldOf();
  const theirs = heraldOf();
  const heard: News[] = [];
  const own: News[] = [];
  const stop = theirs.listen((news) => heard.push(news));
  mine.listen((news) => own.push(news));
  const other = new BroadcastChannel('cartulary.drafts');
  for (const nonsense of [null, 'text', 7, {}, { id: 1, revision: 2 }, { id: 'a' }]) other.postMessage(nonsense);
  mine.tell({ id: 'a', revision: 3 });
  await vi.waitFor(() => expect(heard).toEqual([{ id: 'a', revision: 3 }]));
  stop();
  mine.tell({ id: 'a', revision: 4 });
  other.close();
  expect(own).toEqual([]);
});

it('is silent where there is no channel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const herald = heraldOf();
  herald.listen(() => {})();
  expect(() => herald.tell({ id: 'a', revision: 1 })).not.toThrow();
  vi.unstubAllGlobals();
});
