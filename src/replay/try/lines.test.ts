/** Every outcome can be played to, and a line knows how far it has come. */
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { outlookAt } from '../documented.ts';
import { prepare } from '../example.ts';
import { lineTo, madeOf } from './lines.ts';
import { sessionOf } from './open.ts';
import type { Position } from './session.ts';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/**/*.json', { eager: true, import: 'default' });
const examples = Object.values(files).map(prepare);

const tables = examples.flatMap((example) =>
  example.frames.flatMap((frame) => {
    const outlook = outlookAt(frame);
    return outlook ? [[`${example.document.id} ${frame.id}`, sessionOf(example), frame.id, outlook] as const] : [];
  }),
);

describe('a line', () => {
  it.each(tables)('%s: leads to its outcome, move by move', (_, session, id, { exploration, rows }) => {
    for (const { outcomes } of rows) {
      const trail: Position[] = [session.begin(id)];
      const line = lineTo(trail[0] as Position, exploration, outcomes);
      expect(line.moves.length).toBeGreaterThan(0);
      for (const [i, { player, choice }] of line.moves.entries()) {
        const now = trail.at(-1) as Position;
        expect(madeOf(line, trail)).toBe(i);
        expect(now.decision?.player).toBe(player);
        trail.push(session.choose(now, choice));
      }
      expect(madeOf(line, trail)).toBe(line.moves.length);
      const { points, parts } = (trail.at(-1) as Position).state;
      const reached = outcomes.map((outcome) => exploration.outcomes[outcome]?.holdings ?? []);
      const now = reached[0]?.map(({ player }) => [player, points[player] ?? 0, parts.goldmines?.owned[player] ?? 0]);
      expect(reached.map((holdings) => holdings.map((one) => [one.player, one.points, one.gold]))).toContainEqual(now);
    }
  });

  it('is left by another choice, and taken up again where that is taken back', () => {
    const [, session, id, { exploration, rows, decision }] = tables.find(
      ([name]) => name === 'goldmines/castle-2 2b-place',
    ) as (typeof tables)[number];
    const begin = session.begin(id);
    const line = lineTo(begin, exploration, rows[1]?.outcomes ?? []);
    expect(decision.player).toBe('red');
    const other = session.choose(begin, { kind: 'take', cell: [1, 1] });
    expect(madeOf(line, [begin, other])).toBeUndefined();
    expect(madeOf(line, [begin])).toBe(0);
    expect(madeOf(line, [])).toBeUndefined();
  });
});
