import { expect, test } from 'vitest';
import castle from '../../../scenarios/goldmines/castle-1.json' with { type: 'json' };
import type { ScenarioDocument } from '../../scenario/document.ts';
import { prepare } from '../example.ts';
import { sessionOf } from './open.ts';
import { windowFor } from './window.ts';

const example = prepare(castle as unknown as ScenarioDocument);
const session = sessionOf(example);
const begin = session.begin('start');

test('the board grows by the squares that can be chosen', () => {
  expect(example.window).toEqual({ x: -1, y: 0, w: 4, h: 4 });
  expect(windowFor(example.window, [begin])).toEqual({ x: -1, y: -1, w: 4, h: 6 });
});

test('it keeps its size while the try goes on', () => {
  const placed = session.choose(begin, { kind: 'tile', cell: [0, -1], turn: 0 });
  expect(windowFor(example.window, [begin, placed])).toEqual(windowFor(example.window, [begin]));
});

test('it stays that of the example where nothing lies outside', () => {
  const award = session.begin('1b-place');
  expect(windowFor(example.window, [award])).toEqual(example.window);
});
