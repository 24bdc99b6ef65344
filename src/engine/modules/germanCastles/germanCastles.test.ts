import { describe, expect, it, test } from 'vitest';
import { boardOf } from '../../board/board.ts';
import { findSegment } from '../../board/feature.ts';
import { judgeSituation } from '../../judge.ts';
import { newGame } from '../../newGame.ts';
import { agree } from '../../setup.ts';
import { begin, beginAndPlay, lay, offered, PASS, type Short, situation } from '../../testdata/positions.ts';
import { choices, decision, refusal } from '../../turn/play.ts';
import { PLAYERS } from '../../words.ts';

const castle = (n: number) => ({ kind: 'german-castle', tile: `german-castle/${n}` }) as const;
const held = (...tiles: number[]): NonNullable<Short['parts']> => ({
  'german-castles': { held: { red: tiles.map((n) => `german-castle/${n}`) } },
});
const start: Short = { modules: ['german-castles'], tiles: [[0, 0, 'base/B']], parts: held(6), next: ['field'] };

describe('German castles (GF-GCA)', () => {
  test.each([
    [2, 2],
    [3, 2],
    [4, 1],
    [6, 1],
  ])('%i players have %i each (GF-GCA-01)', (players, each) => {
    const { state } = newGame({ agreement: agree(['german-castles'], PLAYERS.slice(0, players)), seed: 3 });
    const dealt = Object.values(state.parts['german-castles']?.held ?? {});
    expect(dealt.map((tiles) => tiles?.length)).toEqual(Array(players).fill(each));
    expect(new Set(dealt.flat()).size).toBe(players * each);
  });

  it('are placed instead of drawing, over two squares (GF-GCA-02)', () => {
    expect(choices(begin(start).state)).toEqual([castle(6), PASS]);
    const { state } = beginAndPlay(start, castle(6), lay(1, 0), PASS);
    expect(state.tiles.slice(1).map(({ cell }) => cell)).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(state.pile.drawn).toBe(1);
    expect(decision(state)).toMatchObject({ kind: 'place-tile', player: 'blue' });
    expect(refusal(begin(start).state, castle(2))).toMatchObject({ reason: 'no-such-castle-tile' });
  });

  it('lie in every turn beside what is there', () => {
    const { state } = beginAndPlay(start, castle(6));
    for (const { cell, turn } of offered(state, 'tile')) expect(refusal(state, lay(...cell, turn))).toBeUndefined();
    expect(new Set(offered(state, 'tile').map(({ turn }) => turn)).size).toBe(4);
    expect(refusal(state, lay(0, -1))).toMatchObject({ reason: 'cell-taken' });
    expect(refusal(state, lay(5, 5))).toMatchObject({ reason: 'touches-nothing' });
  });

  it('touch no other castle tile, not even at a corner (GF-GCA-02)', () => {
    const beside: Short = { ...start, tiles: [...start.tiles, [1, 0, 'german-castle/2']] };
    const { state } = beginAndPlay(beside, castle(6));
    expect(refusal(state, lay(0, 2, 2))).toMatchObject({ reason: 'touches-a-castle-tile', rule: 'GF-GCA-02' });
    expect(refusal(state, lay(-1, 0, 2))).toBeUndefined();
  });

  it('bear a lord, on either half a farmer or a highwayman (GF-GCA-03)', () => {
    const { state } = beginAndPlay(start, castle(6), lay(1, 0));
    expect(offered(state, 'follower').map(({ on, cell }) => [on.split(':')[0], cell])).toEqual([
      ['german-castle', undefined],
      ['road', undefined],
      ['field', undefined],
      ['field', undefined],
      ['german-castle', [1, 1]],
      ['field', [1, 1]],
    ]);
  });

  it('join the fields of both halves beside the castle', () => {
    const { state } = beginAndPlay(start, castle(6), lay(1, 0));
    const board = boardOf(state.tiles);
    const fields = [
      findSegment(board, [1, 0], 'field:NR.EL.ER.SL'),
      findSegment(board, [1, 1], 'field:NL.NR.EL.ER.SL.SR.WL.WR'),
    ];
    expect(fields).not.toContain(-1);
    expect(new Set(fields.map((segment) => board.featureOf[segment])).size).toBe(1);
  });

  it('are judged: each once, not too many, none touching', () => {
    const problems = (short: Short) => judgeSituation(situation(short));
    const at = (reason: string) => ({ problems: [expect.objectContaining({ reason })] });
    expect(problems({ ...start, parts: held(1, 2, 3) })).toEqual(at('bad-castle-tiles'));
    expect(problems({ ...start, tiles: [...start.tiles, [1, 0, 'german-castle/6']] })).toEqual(at('bad-castle-tiles'));
    expect(
      problems({
        ...start,
        parts: {},
        tiles: [
          [0, 0, 'german-castle/6'],
          [1, 0, 'field'],
          [2, 0, 'german-castle/2'],
          [1, 2, 'field'],
          [1, 1, 'field'],
        ],
      }),
    ).not.toHaveProperty('problems');
  });
});
