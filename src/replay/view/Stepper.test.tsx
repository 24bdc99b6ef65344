import { renderToString } from 'preact-render-to-string';
import { expect, it, test } from 'vitest';
import { replayWords } from '../../words/replayWords.ts';
import { makeTree } from '../tree.ts';
import { Stepper } from './Stepper.tsx';

/** Start, a fork with one end to the left, and two steps to the right, the last of another turn. */
const TREE = makeTree([
  { id: 'start', next: ['fork'], branches: [], turn: 1 },
  { id: 'fork', parent: 'start', next: ['left', 'right'], branches: [], turn: 1 },
  { id: 'left', parent: 'fork', next: [], branches: ['a'], turn: 1 },
  { id: 'right', parent: 'fork', next: ['last'], branches: ['b'], turn: 1 },
  { id: 'last', parent: 'right', next: [], branches: ['b'], turn: 2 },
]);

/** The links of the stepper that lead nowhere, those of them that are no links included. */
function offAt(id: string): string[] {
  const html = renderToString(<Stepper figure="X" tree={TREE} id={id} words={replayWords.en} />);
  const links = [...html.matchAll(/<a [^>]*data-go="([^"]*)"[^>]*>/g)].map(([tag, go]) => [tag, go ?? ''] as const);
  const gone = ['back', 'next'].filter((go) => !links.some(([, name]) => name === go));
  return [...links.filter(([tag]) => tag.includes('aria-disabled="true"')).map(([, go]) => go), ...gone].sort();
}

test.each([
  ['start', ['back', 'first', 'turn-back']],
  ['fork', []],
  ['left', ['last', 'next', 'turn-next']],
  ['right', []],
  ['last', ['last', 'next', 'turn-next']],
])('at the step %s, %j lead nowhere', (id, off) => {
  expect(offAt(id)).toEqual(off);
});

it('looks off where it leads nowhere', () => {
  const html = renderToString(<Stepper figure="X" tree={TREE} id="start" words={replayWords.en} />);
  expect(html).toMatch(/<a class="btn off" [^>]*data-go="first"/);
  expect(html).toMatch(/<a class="btn" [^>]*data-go="last"/);
});
