/** The situation of a document before its first step, as the engine takes it. */
import {
  type Agreement,
  agree,
  type GivenOptions,
  type ModuleName,
  type Player,
  type Situation,
} from '../engine/index.ts';
import type { ScenarioDocument } from './document.ts';

/** What is played with, and by whom. */
export const agreementOf = ({
  modules,
  players,
  reveal,
}: Pick<ScenarioDocument, 'modules' | 'players' | 'reveal'>): Agreement =>
  agree(Object.keys(modules) as ModuleName[], players, modules as unknown as GivenOptions, reveal);

/** What the document says about the situation before its first step. */
export function situationOf(doc: ScenarioDocument, active: Player = doc.active): Situation {
  const { board } = doc;
  return {
    agreement: agreementOf(doc),
    active,
    tiles: board.tiles.map(([x, y, tile, turn]) => {
      const bridge = board.bridges?.find(([bx, by]) => bx === x && by === y)?.[2];
      return { tile, cell: [x, y], turn, ...(bridge && { bridge }) };
    }),
    followers: board.followers ?? [],
    gold: (board.gold ?? []).map(([x, y, count]) => ({ cell: [x, y], count })),
    castles: (board.castles ?? []).map(({ player, cells, lord = false }) => ({ player, cells, lord })),
    points: doc.points ?? {},
    owned: doc.gold ?? {},
    supply: doc.supply ?? {},
    ...(doc.goldSupply !== undefined && { goldSupply: doc.goldSupply }),
    pile: { order: doc.next, drawn: 0, then: doc.then ?? 'unknown' },
    parts: doc.parts ?? {},
    seed: doc.seed ?? 0,
  };
}
