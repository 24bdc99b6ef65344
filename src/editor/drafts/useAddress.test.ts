import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { encode } from '../../notation/index.ts';
import type { Opened } from '../events.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { startHistory } from '../history.ts';
import { editorMachine } from '../machine.ts';
import { meantBy } from './address.ts';
import { meansElse } from './useAddress.ts';

async function snapshotOf(open: () => Promise<Opened>) {
  const desk = { open, copy: () => Promise.reject(new Error()), save: () => Promise.reject(new Error()) };
  const actor = createActor(editorMachine, { input: { desk } }).start();
  await new Promise((resolve) => setTimeout(resolve));
  return actor.getSnapshot();
}

const LINK = encode(FIRST_EXAMPLE);
const history = startHistory({ document: FIRST_EXAMPLE, at: 'start' });
const draft = { id: 'own', name: '', changed: 0, revision: 1, history };

describe('another address', () => {
  it.each([
    ['draft=own', false],
    ['', false],
    ['main', false],
    ['draft=other', true],
    [LINK, true],
    ['at=goldmines/castle-1', true],
    ['draft=', true],
  ])('while a draft is edited: #%s', async (fragment, isElse) => {
    const snapshot = await snapshotOf(async () => ({ kind: 'draft', draft }));
    expect(meansElse(meantBy(fragment), snapshot, false)).toBe(isElse);
  });

  it.each([
    [LINK, true, false],
    ['main', false, false],
    ['draft=own', false, true],
    ['', false, true],
  ])('while somebody looks at a link: #%s', async (fragment, isOpened, isElse) => {
    const snapshot = await snapshotOf(async () => ({ kind: 'shared', document: FIRST_EXAMPLE }));
    expect(meansElse(meantBy(fragment), snapshot, isOpened)).toBe(isElse);
  });
});
