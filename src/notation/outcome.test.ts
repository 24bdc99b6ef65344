import { describe, expect, it } from 'vitest';
import { allFrames, judge, type ScenarioDocument } from '../scenario/index.ts';
import { decode, encode, withOutcome } from './index.ts';

const CITY: ScenarioDocument = {
  format: 1,
  id: 'test/city',
  title: {},
  modules: { base: {}, goldmines: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [[0, 0, 'base/E', 2]], followers: [{ player: 'blue', cell: [0, 0], on: 'city:S' }] },
  next: ['base/E', 'base/U'],
  steps: [
    { id: 'close', do: [{ kind: 'tile', cell: [0, 1], turn: 0 }] },
    { id: 'score', do: [{ kind: 'pass' }] },
    {
      id: 'on',
      do: [{ kind: 'tile', cell: [1, 1], turn: 0 }],
      branches: [
        { id: 'nobody', steps: [{ id: 'pass', do: [{ kind: 'pass' }], expect: { points: { red: 0 } } }] },
        { id: 'road', steps: [{ id: 'place', do: [{ kind: 'follower', on: 'road:N' }] }] },
      ],
    },
  ],
};

const expectations = (document: ScenarioDocument) => {
  const [close, score, on] = document.steps ?? [];
  const ends = on?.branches?.map(({ steps }) => steps[0]?.expect);
  return [close?.expect, score?.expect, on?.expect, ...(ends ?? [])];
};

describe('what comes of a document', () => {
  const nobody = { red: 0, blue: 0 };
  const scored = { red: 0, blue: 4 };

  it('is written where something changes and where a way ends; what is expected stays', () => {
    expect(expectations(withOutcome(CITY))).toEqual([
      undefined,
      { points: scored },
      undefined,
      { points: { red: 0 }, gold: nobody, followers: { red: 7, blue: 7 } },
      { points: scored, gold: nobody, followers: { red: 7, blue: 6 } },
    ]);
  });

  it('says at the right step that a link expects something else', () => {
    const decoded = decode(encode(withOutcome({ ...CITY, modules: { base: { smallCity: 2 }, goldmines: {} } })));
    if (!('document' in decoded)) throw new Error(decoded.problem.reason);
    const judged = judge({ ...decoded.document, modules: { base: {}, goldmines: {} } });
    if (!('root' in judged)) throw new Error('it can be judged');
    const differing = allFrames(judged.root).filter(({ differences }) => differences.length);
    expect(differing.map(({ id, differences }) => [id, differences[0]?.at])).toEqual([
      ['2', 'points.blue'],
      ['5', 'points.blue'],
    ]);
  });

  it('is nothing where the situation cannot be, or the step cannot be played', () => {
    const floating = { ...CITY, next: ['road:N'], steps: CITY.steps?.slice(0, 1) ?? [] };
    expect(withOutcome(floating)).toEqual(floating);
    const impossible: ScenarioDocument = { ...CITY, players: ['red'] };
    expect(withOutcome(impossible)).toBe(impossible);
  });
});
