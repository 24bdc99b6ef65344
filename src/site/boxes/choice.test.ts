import { expect, test } from 'vitest';
import { type Choice, missing, type Needs, readChoice } from './choice.ts';

const NOBODY: Choice = { editions: [], boxes: [] };

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no object', '"goldmines"'],
  ['null', 'null'],
  ['no list of boxes', '{"editions":[1],"boxes":"goldmines"}'],
  ['no list of editions', '{"boxes":["goldmines"]}'],
  ['nothing chosen', '{"editions":[],"boxes":[]}'],
  ['nothing that there is', '{"editions":[4,"1"],"boxes":["gold","toString",null]}'],
])('%s is no choice', (_, text) => {
  expect(readChoice(text)).toBeUndefined();
});

test('a choice is read as it was kept, in the order of the boxes, without what there is not', () => {
  expect(readChoice('{"editions":[3,1,9],"boxes":["inns","goldmines","other"],"more":1}')).toEqual({
    editions: [1, 3],
    boxes: ['goldmines', 'inns'],
  });
});

test.each<[string, Needs, Partial<Choice>, ReturnType<typeof missing>]>([
  ['a rule for everybody', {}, { editions: [2] }, undefined],
  ['a box that one has', { boxes: ['castles'] }, { boxes: ['castles'] }, undefined],
  ['a box that one has not', { boxes: ['castles'] }, { boxes: ['gifts'] }, { editions: [], boxes: [['castles']] }],
  [
    'two boxes of which one is missing',
    { boxes: ['abbey', 'goldmines'] },
    { boxes: ['goldmines'] },
    { editions: [], boxes: [['abbey']] },
  ],
  ['one of a list', { boxes: [['inns', 'abbey']] }, { boxes: ['abbey'] }, undefined],
  [
    'none of a list',
    { boxes: [['inns', 'abbey']] },
    { boxes: ['gifts'] },
    { editions: [], boxes: [['inns', 'abbey']] },
  ],
  ['the edition that one has', { editions: [2, 3] }, { editions: [3] }, undefined],
  ['another edition', { editions: [1] }, { editions: [2] }, { editions: [1], boxes: [] }],
  ['one edition of those that one has', { editions: [1] }, { editions: [1, 3] }, undefined],
  ['an edition, where one has not said which', { editions: [1] }, { boxes: ['gifts'] }, undefined],
  [
    'both another edition and a box that is missing',
    { editions: [2, 3], boxes: ['german-castles'] },
    { editions: [1] },
    { editions: [2, 3], boxes: [['german-castles']] },
  ],
])('%s', (_, needs, choice, lacking) => {
  expect(missing(needs, { ...NOBODY, ...choice })).toEqual(lacking);
});

test.each<[Partial<Choice>, boolean]>([
  [{ editions: [1] }, true],
  [{ editions: [1], boxes: ['abbot'] }, false],
  [{ editions: [2] }, false],
  [{ editions: [1, 3] }, false],
  [{ boxes: ['gifts'] }, false],
])('the abbot, in the box of the later editions, is missing with %j: %s', (choice, isMissing) => {
  expect(missing({ boxes: ['abbot'] }, { ...NOBODY, ...choice }) !== undefined).toBe(isMissing);
});
