/** Scenarios are made from nothing: their game, players and tiles by the edits of the shelf, their ways choice by choice. */
import { describe, expect, it } from 'vitest';
import { type GameState, type ModuleName, refusal } from '../../engine/index.ts';
import { decode, encode } from '../../notation/index.ts';
import type { Branch, ScenarioDocument, StepId } from '../../scenario/document.ts';
import { inFull } from '../../scenario/expect.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { FRESH } from '../drafts/fresh.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { setGoldSupply, setOption } from './agreement.ts';
import { beginWith } from './beginning.ts';
import { addModule } from './game.ts';
import type { Edited } from './limits.ts';
import { addNext, setThen } from './pile.ts';
import { addPlayer, movePlayer, setActive, setTotal } from './players.ts';
import { recordChoice } from './steps.ts';
import { scenarios } from './testdata.ts';

/** What lies around the board. */
function setUp({ modules, players, active, points, gold, goldSupply, next, then }: ScenarioDocument): ScenarioDocument {
  let document = FRESH.empty;
  for (const [name, options = {}] of Object.entries(modules)) {
    document = addModule(document, name as ModuleName);
    for (const [option, value] of Object.entries(options)) {
      document = setOption(document, name as ModuleName, option, value);
    }
  }
  for (const player of players) document = addPlayer(document, player);
  for (const [seat, player] of players.entries()) {
    while (document.players.indexOf(player) > seat) document = movePlayer(document, player, -1);
    document = setTotal(document, 'points', player, points?.[player] ?? 0);
    document = setTotal(document, 'gold', player, gold?.[player] ?? 0);
  }
  document = setGoldSupply(setActive(document, active), goldSupply);
  for (const tile of next) document = addNext(document, tile);
  return then ? setThen(document, then) : document;
}

const entryOf = (edited: Edited) => {
  if ('full' in edited) throw new Error(edited.full);
  return edited;
};

const stateAt = (document: ScenarioDocument, at: StepId): GameState => {
  const frame = frameAt(judgedOf(document), at);
  if (frame?.id !== at) throw new Error(`${at} is not there`);
  return frame.state;
};

/** All ways of the scenario are played in a document that has none. */
function playAll(bare: ScenarioDocument, { steps = [], branches = [], active: first }: ScenarioDocument) {
  let document = bare;
  const follow = (line: Pick<Branch, 'steps'>, from: StepId): void => {
    let at = from;
    for (const named of line.steps.flatMap((step) => step.do)) {
      const state = stateAt(document, at);
      const choice = inFull(state, named);
      // What has no alternative has been done by itself; what is refused is no play.
      if (!refusal(state, choice)) ({ document, at } = entryOf(recordChoice(document, at, choice)));
    }
    for (const branch of line.steps.at(-1)?.branches ?? []) follow(branch, at);
  };
  if (steps.length) follow({ steps }, 'start');
  for (const branch of branches) {
    const { active = first } = branch;
    let at: StepId = 'start';
    if (active !== first) ({ document, at } = entryOf(beginWith(document, active)));
    follow(branch, at);
  }
  return document;
}

/** All that happens along each way, and where it ends. How that is cut into steps is free. */
function waysThrough(document: ScenarioDocument) {
  const ends = (frame: Frame, before: Frame['events']): object[] => {
    const events = [...before, ...frame.events];
    const { state, decision } = frame;
    return frame.next.length ? frame.next.flatMap((next) => ends(next, events)) : [{ events, state, decision }];
  };
  const [root] = judgedOf(document).frames;
  if (!root) throw new Error(`${document.id} cannot be played`);
  return { start: root.state, ways: ends(root, []) };
}

/** What a link to it leads to. */
function linked(document: ScenarioDocument): ScenarioDocument {
  const decoded = decode(encode(document));
  if (!('document' in decoded)) throw new Error(decoded.problem.reason);
  return decoded.document;
}

const isPlayed = (document: ScenarioDocument) => judgedOf(document).frames.every(({ refused }) => !refused);
const played = scenarios.filter(isPlayed).map((scenario) => [scenario.id, scenario] as const);

describe('every scenario that can be played', () => {
  it.each(played)('%s, choice by choice', (_, scenario) => {
    const { steps: __, branches: ___, expect: ____, captions: _____, ...bare } = scenario;
    expect(waysThrough(linked(playAll(bare, scenario)))).toEqual(waysThrough(linked(scenario)));
  });
});

describe('every scenario of the Goldmines', () => {
  const goldmines = played.filter(([id]) => id.startsWith('goldmines/'));

  it('is among those', () => {
    expect(goldmines).toHaveLength(18);
  });

  it.each(goldmines)('%s, from an empty draft', (_, scenario) => {
    const bare = { ...setUp(scenario), board: scenario.board };
    expect(waysThrough(linked(playAll(bare, scenario)))).toEqual(waysThrough(linked(scenario)));
  });
});
