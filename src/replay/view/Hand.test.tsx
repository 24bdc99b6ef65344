import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { loadWords } from '../../words/load.ts';
import { prepare } from '../example.ts';
import { tellingFor } from '../telling.ts';
import { Hand } from './Hand.tsx';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/{base,castles,gifts}/*.json', {
  eager: true,
  import: 'default',
});
const { game, replay } = await loadWords('en');

/** How many tiles are drawn at a step, and how many of them are said to be in hand. */
function shown(id: string, step: string): [pictures: number, named: number] {
  const example = prepare(files[`../../../scenarios/${id}.json`] as ScenarioDocument);
  const told = example.frames.find((frame) => frame.id === step);
  if (!told) throw new Error(`${id} has no step ${step}`);
  const html = renderToString(
    <Hand told={told} telling={tellingFor(game, replay, (rule) => `#${rule}`, example.window, told.state)} />,
  );
  return [html.split('<svg').length - 1, html.split(replay.drawn).length - 1];
}

describe('the tiles that somebody can place', () => {
  it.each([
    ['base/turn', 'start', [1, 1]],
    ['base/turn', 'place', [0, 0]],
    ['gifts/synod', 'start', [1, 1]],
    ['gifts/synod', 'monk', [1, 1]],
    ['gifts/take-2', 'open', [2, 2]],
    ['castles/bazaar-buy-or-sell', 'open', [3, 0]],
    ['castles/bazaar-last-tile', 'first', [2, 0]],
  ] as const)('%s, %s: %j drawn, and named as in hand', (id, step, expected) => {
    expect(shown(id, step)).toEqual(expected);
  });
});
