import { describe, expect, it } from 'vitest';
import type { PieceKind, Player } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { judge } from '../../scenario/judge.ts';
import { CASTLE } from '../../scenario/testdata/documents.ts';
import { goldLeft, piecesOf, supplyOf, usualGold, usualSupply } from './stock.ts';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/**/*.json', { eager: true, import: 'default' });

describe('what is left', () => {
  it('of the documented examples is what the rules engine makes of them', () => {
    let compared = 0;
    for (const document of Object.values(files)) {
      const judged = judge(document);
      if (!('root' in judged)) continue;
      const { supply, parts } = judged.root.state;
      if (parts.goldmines) expect([document.id, goldLeft(document)]).toEqual([document.id, parts.goldmines.supply]);
      for (const player of document.players as Player[]) {
        for (const piece of Object.keys(piecesOf(document)) as PieceKind[]) {
          const own = supplyOf(document, player, piece);
          expect([document.id, player, piece, own]).toEqual([document.id, player, piece, supply[player]?.[piece]]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('can be less than nothing', () => {
    const crowd = Array.from({ length: 9 }, () => ({ player: 'blue', cell: [1, 2], on: 'city:E' }) as const);
    const document: ScenarioDocument = { ...CASTLE, board: { ...CASTLE.board, followers: crowd }, gold: { red: 20 } };
    expect(supplyOf(document, 'blue', 'follower')).toBe(-2);
    expect(goldLeft(document)).toBe(-6);
  });

  it('can be written otherwise', () => {
    const document: ScenarioDocument = { ...CASTLE, supply: { red: { castle: 0 } }, goldSupply: 3 };
    expect([supplyOf(document, 'red', 'castle'), usualSupply(document, 'red', 'castle')]).toEqual([0, 2]);
    expect([goldLeft(document), usualGold(document)]).toEqual([3, 14]);
  });
});
