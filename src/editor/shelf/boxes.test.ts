import { describe, expect, it } from 'vitest';
import { isSecondHalf, MODULE_NAMES, printedNames } from '../../engine/index.ts';
import { tilesInPlay } from '../edits/pile.ts';
import { FIRST_EXAMPLE } from '../example.ts';
import { BOXES, facesOf, isInPlay } from './boxes.ts';

describe('the boxes', () => {
  it('hold every printed tile, each in one of them', () => {
    const faces = printedNames().filter((name) => !isSecondHalf(name));
    for (const name of faces) expect([name, BOXES.filter(({ has }) => has(name)).length]).toEqual([name, 1]);
    expect(BOXES.flatMap(facesOf).toSorted()).toEqual(faces.toSorted());
  });

  it('hold the tiles that their modules bring', () => {
    for (const module of MODULE_NAMES) {
      const modules = module === 'gold-rush' ? { [module]: {} } : { base: {}, [module]: {} };
      if (module === 'sheriff') continue;
      const played = { ...FIRST_EXAMPLE, modules };
      const open = BOXES.filter((box) => isInPlay(played, box));
      for (const name of tilesInPlay(played).keys()) {
        expect([name, open.some(({ has }) => has(name))]).toEqual([name, true]);
      }
    }
  });

  it('are in play with any of their modules', () => {
    const played = (modules: object) => BOXES.filter((box) => isInPlay({ modules }, box)).map(({ module }) => module);
    expect(played({})).toEqual(['base']);
    expect(played({ base: {}, bazaars: {} })).toEqual(['base', 'castles']);
    expect(played({ 'gold-rush': {}, sheriff: {} })).toEqual(['gold-rush', 'sheriff']);
  });
});
