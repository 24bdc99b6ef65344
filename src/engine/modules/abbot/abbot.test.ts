import { describe, expect, it } from 'vitest';
import { agree, fullPile } from '../../setup.ts';
import { begin, beginAndPlay, lay, offered, PASS, type Short } from '../../testdata/positions.ts';
import { refusal } from '../../turn/play.ts';

const garden: Short = {
  modules: ['abbot'],
  tiles: [[0, 0, 'base/Eg']],
  followers: [['red', 0, 0, 'garden', { piece: 'abbot' }]],
  next: ['field', 'field'],
};

describe('the abbot (GF-GAR)', () => {
  it('may stand in a garden and on a cloister, a follower not in a garden (GF-GAR-01)', () => {
    const { state } = beginAndPlay({ ...garden, followers: [], next: ['garden'] }, lay(1, 0));
    expect(offered(state, 'follower')).toEqual([
      { kind: 'follower', on: 'garden', piece: 'abbot' },
      { kind: 'follower', on: 'field:NL.NR.EL.ER.SL.SR.WL.WR' },
    ]);
    expect(refusal(state, { kind: 'follower', on: 'garden' })).toMatchObject({ reason: 'figure-not-allowed' });
    const beside = beginAndPlay({ ...garden, followers: [], next: ['cloister'] }, lay(1, 0)).state;
    expect(offered(beside, 'follower').filter(({ on }) => on === 'cloister')).toHaveLength(2);
  });

  it('is called back for the tiles around, with no follower in the same turn (GF-GAR-03)', () => {
    const laid = beginAndPlay(garden, lay(1, 0)).state;
    expect(offered(laid, 'recall')).toEqual([{ kind: 'recall', cell: [0, 0], on: 'garden' }]);
    const { state } = beginAndPlay(garden, lay(1, 0), { kind: 'recall', cell: [0, 0], on: 'garden' });
    expect(state.points).toEqual({ red: 2 });
    expect(state.supply.red).toMatchObject({ abbot: 1, follower: 7 });
    expect(state.active).toBe('blue');
  });

  it('is called back only by the player whose turn it is, and from where he stands', () => {
    const { state } = beginAndPlay(garden, lay(1, 0), PASS, lay(-1, 0));
    expect(offered(state, 'recall')).toEqual([]);
    expect(refusal(state, { kind: 'recall', cell: [0, 0], on: 'garden' })).toMatchObject({
      reason: 'no-abbot-there',
      rule: 'GF-GAR-03',
    });
  });

  it('has one piece', () => {
    expect(() => begin({ ...garden, supply: { red: { abbot: 1 } } })).toThrow('too-many-followers');
  });

  it('brings eight garden faces in place of the same faces without (GF-GAR-04)', () => {
    const pile = fullPile(agree(['abbot'], ['red', 'blue']), 'base/D');
    expect(pile).toHaveLength(71);
    expect(pile.filter((name) => name.endsWith('g'))).toHaveLength(8);
    expect(pile.filter((name) => name === 'base/U')).toHaveLength(7);
  });
});
