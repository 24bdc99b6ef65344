import { describe, expect, it, test } from 'vitest';
import '../engine/all.ts';
import { choices, type GameState, judgeSituation } from '../engine/index.ts';
import type { ScenarioDocument } from './document.ts';
import { allFrames, judge } from './judge.ts';
import { positionOf } from './position.ts';
import { readDocument } from './read.ts';
import { situationOf } from './situation.ts';
import type { Frame } from './timeline.ts';

const files = import.meta.glob<ScenarioDocument>('../../scenarios/*/*.json', { eager: true, import: 'default' });
const documents = Object.values(files).map((document) => [document.id, document] as const);
const documentOf = (id: string) => new Map(documents).get(id) as ScenarioDocument;

function framesOf(document: ScenarioDocument): Frame[] {
  const judged = judge(document);
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return allFrames(judged.root);
}

const frameOf = (document: ScenarioDocument, id: string): Frame =>
  framesOf(document).find((frame) => frame.id === id) as Frame;

function stateOf(document: ScenarioDocument): GameState {
  const judged = judgeSituation(situationOf(document));
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems));
  return judged.state;
}

const inOrder = <T>(list: readonly T[] = []): readonly T[] =>
  list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
const without = <T extends object>(counts: T) => Object.fromEntries(Object.entries(counts).filter(([, n]) => n));

/** What both must have alike: board, pieces, points, what the modules keep, whose turn it is and with which tile. */
function compared({ active, hand, phase, tiles, followers, points, supply, parts, pile }: GameState) {
  return {
    active,
    hand,
    phase,
    tiles: inOrder(tiles),
    followers: inOrder(followers),
    points: without(points),
    supply: Object.fromEntries(Object.entries(supply).map(([player, pieces]) => [player, without(pieces)])),
    gold: parts.goldmines && { ...parts.goldmines, onBoard: inOrder(parts.goldmines.onBoard), removed: 0 },
    castles: inOrder(parts.castles?.castles.map(({ player, cells }) => ({ player, cells }))),
    gifts: parts.gifts && { pile: parts.gifts.pile, discard: parts.gifts.discard },
    cards: without(Object.fromEntries(Object.entries(parts.gifts?.held ?? {}).filter(([, cards]) => cards.length))),
    rush: parts['gold-rush'] && { ...parts['gold-rush'], stacks: inOrder(parts['gold-rush'].stacks) },
    sheriff: parts.sheriff,
    german: parts['german-castles'],
    next: pile.order.slice(pile.drawn),
  };
}

/** Whether a turn begins with a frame: nothing has happened in it but that a tile was drawn. */
function beginsTurn({ events, state }: Frame): boolean {
  const began = events.findLastIndex(({ kind }) => kind === 'turn-began');
  if (state.phase === 'draw') return true;
  return began >= 0 && events.slice(began + 1).every(({ kind }) => kind === 'tile-drawn' || kind === 'tile-set-aside');
}

/** What the format has no words for: tiles from a bazaar, and who placed the last land tile. */
const isUnwritable = ({ state }: Frame): boolean =>
  (state.reserved?.length ?? 0) > 0 || state.parts.abbey?.last !== undefined;

describe.each(documents)('%s', (_, document) => {
  const frames = framesOf(document);

  it('has positions that are the same when they are judged', () => {
    for (const frame of frames) {
      const { document: position, from } = positionOf(document, frame);
      expect(readDocument(JSON.parse(JSON.stringify(position))), frame.id).toEqual({ document: position });
      // The branches of a start may belong to different players.
      const expected = from.parent || frame === from ? from.state : { ...from.state, active: position.active };
      const { hand, phase, next, ...other } = compared(expected);
      const found = compared(stateOf(position));
      expect(found, frame.id).toMatchObject(other);
      if (!from.parent) continue;
      expect(found, frame.id).toMatchObject({ phase, next, hand });
      expect(choices(stateOf(position)), frame.id).toEqual(choices(from.state));
    }
  });

  it('goes back only where a turn is under way', () => {
    for (const frame of frames.filter((one) => one.parent && beginsTurn(one) && !isUnwritable(one))) {
      expect(positionOf(document, frame).from, frame.id).toBe(frame);
    }
  });
});

test('a turn that is under way begins anew', () => {
  const document = documentOf('goldmines/castle-1');
  const ends = framesOf(document).filter((frame) => frame.state.record.placed);
  expect(ends.length).toBeGreaterThan(0);
  for (const frame of ends) expect(positionOf(document, frame).from.state.record.placed).toBeUndefined();
});

test('a game that is over begins with its last turn', () => {
  const over = documents.flatMap(([, document]) =>
    framesOf(document)
      .filter(({ state }) => state.phase === 'over')
      .map((frame) => positionOf(document, frame).from.state.phase),
  );
  expect(over.length).toBeGreaterThan(20);
  expect(over).not.toContain('over');
});

test('a position says no more than it must', () => {
  const document = documentOf('base/road');
  const frames = framesOf(document);
  const last = frames.findLast((frame) => positionOf(document, frame).from === frame) as Frame;
  const { document: position } = positionOf(document, last);
  expect(Object.keys(position)).not.toContain('supply');
  expect(Object.keys(position)).not.toContain('expect');
  expect(Object.keys(position)).not.toContain('captions');
  expect(position).toMatchObject({ id: 'draft/position', title: document.title, steps: [] });
});

test('a branch of another player begins with that player', () => {
  const forked = documents
    .map(([, document]) => document)
    .filter(({ branches }) => branches?.some(({ active }) => active));
  expect(forked.length).toBeGreaterThan(0);
  for (const document of forked) {
    for (const { active = document.active, steps } of document.branches ?? []) {
      const { document: position, from } = positionOf(document, frameOf(document, steps[0]?.id as string));
      if (!from.parent) expect(position.active).toBe(active);
    }
  }
});
