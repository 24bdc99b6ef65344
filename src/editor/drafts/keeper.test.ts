import { beforeEach, describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import type { Draft, DraftStore, Saved } from '../draft.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { type History, push, startHistory } from '../history.ts';
import type { News } from './herald.ts';
import { keeperOf } from './keeper.ts';
import { memoryStore } from './memory.ts';

const named = (id: string): ScenarioDocument => ({ ...FIRST_EXAMPLE, id: `draft/${id}` });
const draftOf = (id: string): Draft => ({
  id,
  name: id,
  changed: 0,
  revision: 1,
  history: startHistory({ document: named('a'), at: 'start' }),
});
const edit = (history: History, id: string): History => push(history, { document: named(id), at: 'start' });

/** A store that answers when the test says so, and refuses what the real one would refuse. */
function slowStore() {
  const revisions = new Map<string, number>([['own', 1]]);
  const answers: ((fail?: boolean) => void)[] = [];
  const asked: { id: string; revision: number; history: History }[] = [];
  const store: DraftStore = {
    ...memoryStore(),
    save: (draft, history) =>
      new Promise<Saved>((resolve, reject) => {
        asked.push({ id: draft.id, revision: draft.revision, history });
        answers.push((fail) => {
          if (fail) return reject(new Error('full'));
          const isMine = (revisions.get(draft.id) ?? 0) === draft.revision;
          const id = isMine ? draft.id : `${draft.id}2`;
          const revision = isMine ? draft.revision + 1 : 1;
          revisions.set(id, revision);
          resolve({ kind: isMine ? 'saved' : 'moved', draft: { ...draft, id, revision, history } });
        });
      }),
  };
  return { store, answers, asked, revisions };
}

let slow: ReturnType<typeof slowStore>;
const news: News[] = [];
const herald = { tell: (each: News) => void news.push(each), listen: () => () => {} };

beforeEach(() => {
  slow = slowStore();
  news.length = 0;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('saving', () => {
  it('asks at once, and the second time only when the first has been answered', async () => {
    const keeper = keeperOf(slow.store, herald);
    const own = draftOf('own');
    const first = keeper.save(own, edit(own.history, 'b'));
    expect(slow.asked).toHaveLength(1);
    const second = keeper.save(own, edit(own.history, 'c'));
    expect(slow.asked).toHaveLength(1);
    slow.answers[0]?.();
    expect(await first).toMatchObject({ kind: 'saved', draft: { revision: 2 } });
    await settle();
    slow.answers[1]?.();
    // The machine had not heard of the first yet: that must not look like another tab.
    expect(await second).toMatchObject({ kind: 'saved', draft: { id: 'own', revision: 3 } });
    expect(news).toEqual([
      { id: 'own', revision: 2 },
      { id: 'own', revision: 3 },
    ]);
  });

  it('moves once, however often is saved meanwhile', async () => {
    slow.revisions.set('own', 5);
    const keeper = keeperOf(slow.store, herald);
    const own = draftOf('own');
    const first = keeper.save(own, edit(own.history, 'b'));
    const second = keeper.save(own, edit(own.history, 'c'));
    slow.answers[0]?.();
    expect(await first).toMatchObject({ kind: 'moved', draft: { id: 'own2' } });
    await settle();
    slow.answers[1]?.();
    expect(await second).toMatchObject({ kind: 'moved', draft: { id: 'own2', revision: 2 } });
    expect(keeper.originOf('own2')).toBe('own');
  });

  it('holds what the device does not take until it does', async () => {
    const keeper = keeperOf(slow.store, herald);
    const own = draftOf('own');
    const history = edit(own.history, 'b');
    const refused = keeper.save(own, history);
    slow.answers[0]?.(true);
    await expect(refused).rejects.toThrow('full');
    expect(keeper.unkept('own')?.history).toBe(history);
    const taken = keeper.save(own, history);
    slow.answers[1]?.();
    await taken;
    expect(keeper.unkept('own')).toBeUndefined();
  });

  it('settles when nothing is being written', async () => {
    const keeper = keeperOf(slow.store, herald);
    const own = draftOf('own');
    keeper.save(own, edit(own.history, 'b')).catch(() => {});
    let isSettled = false;
    const settled = keeper.settled().then(() => {
      isSettled = true;
    });
    await settle();
    expect(isSettled).toBe(false);
    slow.answers[0]?.();
    await settled;
  });
});
