import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { FORK } from '../../scenario/testdata/documents.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { joinSteps } from './grouping.ts';
import { recordChoice, removeBranch, removeFrom } from './steps.ts';
import { expectWritable, frozen } from './testdata.ts';
import { done, ELSEWHERE, EMPTY, KNIGHT, LAY, outline, PASS, record } from './testplay.ts';

describe('recording a choice', () => {
  it('puts a step behind the one that is shown', () => {
    const one = record(EMPTY, LAY);
    const two = record(one, KNIGHT);
    expect(two.document.steps).toEqual([
      { id: '1', do: [LAY] },
      { id: '2', do: [KNIGHT] },
    ]);
    expect(two.at).toBe('2');
  });

  it('goes along a step that is the same', () => {
    const two = record(record(EMPTY, LAY), KNIGHT);
    const again = record({ ...two, at: 'start' }, { turn: 0, cell: [0, 1], kind: 'tile' });
    expect(again.document).toBe(two.document);
    expect(again.at).toBe('1');
  });

  it('makes a fork where another one follows, and a further way where there is one', () => {
    const line = record(record(EMPTY, LAY), KNIGHT);
    const forked = record({ ...line, at: '1' }, PASS);
    expect(outline(forked.document)).toBe('1 (a: 2 | b: 3)');
    const more = record({ ...forked, at: '1' }, { kind: 'follower', on: 'field:S' });
    expect(outline(more.document)).toBe('1 (a: 2 | b: 3 | c: 4)');
    expect(record({ ...more, at: '1' }, PASS).at).toBe('3');
  });

  it('forks at the start, too', () => {
    const line = record(record(EMPTY, LAY), KNIGHT);
    const forked = record({ ...line, at: 'start' }, ELSEWHERE);
    expect(forked.document).not.toHaveProperty('steps');
    expect(outline(forked.document)).toBe('(a: 1 2 | b: 3)');
    expect(record({ ...forked, at: 'start' }, LAY).at).toBe('1');
  });

  it('takes no step of another player’s turn for the same', () => {
    const branches = [{ id: 'theirs', active: 'blue' as const, steps: [{ id: 'lay', do: [LAY] }] }];
    const ours = record({ document: { ...EMPTY.document, branches }, at: 'start' }, LAY);
    expect(outline(ours.document)).toBe('(theirs: lay | a: 1)');
  });

  it('keeps captions and expectations with their steps', () => {
    const captions = { close: { en: 'It closes' }, knight: { en: 'A knight' } };
    const forked = record({ document: { ...FORK, captions }, at: 'start' }, ELSEWHERE);
    expect(forked.document.captions).toEqual(captions);
    expect(frameAt(judgedOf(forked.document), 'four')?.state.points.red).toBe(4);
    expect(JSON.stringify(forked.document)).toContain(JSON.stringify({ points: { red: 4 } }));
  });

  it('stops within what was told as one step', () => {
    const both = done(joinSteps(frozen(record(record(EMPTY, LAY), KNIGHT).document), '2'));
    expect(both.document.steps).toEqual([{ id: '2', do: [LAY, KNIGHT] }]);
    const between = record({ ...both, at: 'start' }, LAY);
    expect(between.document.steps).toEqual([
      { id: '3', do: [LAY] },
      { id: '2', do: [KNIGHT] },
    ]);
    expect(between.at).toBe('3');
  });

  it('can be done in any situation that stands', () => {
    const impossible = { ...EMPTY.document, board: { tiles: [[0, 0, 'nonsense', 0]] } } as ScenarioDocument;
    expect(recordChoice(impossible, 'start', LAY)).toEqual({ document: impossible, at: 'start' });
  });
});

describe('taking away', () => {
  const captions = { close: { en: 'It closes' }, knight: { en: 'A knight' }, four: { en: 'Four' } };
  const document = frozen({ ...FORK, captions });

  it('a step takes all behind it, with their captions', () => {
    const cut = removeFrom(document, 'close');
    expect(cut.at).toBe('start');
    expect(cut.document.steps).toEqual([]);
    expect(cut.document).not.toHaveProperty('captions');
    expectWritable(cut.document);
  });

  it('the first step of a way takes the way, and what is left is joined', () => {
    const before = outline(document);
    const cut = removeFrom(document, 'four');
    expect(before).toMatch(/^close \(knight: four.* \| .*: .*\)$/);
    expect(outline(cut.document)).not.toContain('(');
    expect(cut.at).toBe('close');
    expect(Object.keys(cut.document.captions ?? {})).toEqual(['close']);
    expectWritable(cut.document);
  });

  it('joins what is left of a fork at the start', () => {
    const forked = record({ ...record(record(EMPTY, LAY), KNIGHT), at: 'start' }, ELSEWHERE);
    const joined = removeFrom(forked.document, '3');
    expect(outline(joined.document)).toBe('1 2');
    expect(joined.document).not.toHaveProperty('branches');
  });

  it('keeps a way at the start that is another player’s', () => {
    const branches = [
      { id: 'ours', steps: [{ id: 'a', do: [LAY] }] },
      { id: 'theirs', active: 'blue' as const, steps: [{ id: 'b', do: [LAY] }] },
    ];
    const { document: left } = removeBranch({ ...EMPTY.document, branches }, 'ours');
    expect(left.branches).toEqual([branches[1]]);
    expect(removeBranch({ ...EMPTY.document, branches }, 'theirs').document.steps).toEqual(branches[0]?.steps);
  });

  it('does nothing for what is not there', () => {
    expect(removeFrom(document, 'nowhere').document).toBe(document);
  });
});
