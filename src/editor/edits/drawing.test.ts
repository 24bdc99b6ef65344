import { describe, expect, it } from 'vitest';
import { choices } from '../../engine/index.ts';
import { CASTLE, FORK } from '../../scenario/testdata/documents.ts';
import { frameAt, judgedOf } from '../judged.ts';
import { drawNext, facesOf } from './drawing.ts';
import { setThen } from './pile.ts';
import { bare, KNIGHT, LAY, PASS, record } from './testplay.ts';

describe('what is drawn next', () => {
  it('goes on after the known tiles, for ever', () => {
    let entry = record(record(bare({ ...FORK, next: ['base/E'] }), LAY), KNIGHT);
    for (let i = 0; i < 5; i++) {
      expect(frameAt(judgedOf(entry.document), entry.at)?.decision).toBeUndefined();
      entry = { ...entry, document: drawNext(entry.document, 'base/E') };
      for (;;) {
        const [choice] = choices(frameAt(judgedOf(entry.document), entry.at)?.state as never);
        if (!choice) break;
        entry = record(entry, choice);
      }
    }
    expect(entry.document.next).toHaveLength(6);
  });

  it('or the game ends, and everything is scored', () => {
    const known = record(record(bare({ ...FORK, next: ['base/E'] }), LAY), PASS);
    const ended = frameAt(judgedOf(setThen(known.document, 'end')), known.at);
    expect(ended?.state.phase).toBe('over');
    expect(ended?.events.map(({ kind }) => kind)).toContain('game-ended');
    expect(setThen(setThen(known.document, 'end'), 'unknown')).toEqual(known.document);
    expect(drawNext(setThen(known.document, 'end'), 'base/E')).not.toHaveProperty('then');
  });

  it('is any tile of the boxes in play, with how many are left', () => {
    const agreement = judgedOf(CASTLE).frames[0]?.state.agreement as never;
    const faces = facesOf(agreement, CASTLE);
    const left = (name: string) => faces.find(({ tile }) => tile === name)?.left;
    expect(left('base/E')).toBe(4);
    expect(left('base/D')).toBe(4);
    expect(faces.some(({ tile }) => tile.startsWith('gold/'))).toBe(true);
    expect(faces.some(({ tile }) => tile.startsWith('abbey/'))).toBe(false);
  });
});
