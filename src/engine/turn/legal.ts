/** Where a tile may be laid in this game: by its edges (BASE-12), and by what modules allow or forbid beyond that. */
import { boardOf } from '../board/board.ts';
import type { Placement } from '../board/halves.ts';
import { fitsSomewhere, placementsOf } from '../board/placements.ts';
import { sameCell } from '../geometry.ts';
import { modulesOf } from '../modules/index.ts';
import type { GameState, Refusal } from '../state.ts';
import type { TileName } from '../tiles/catalogue.ts';

/** Why a placement that fits by its edges is forbidden, if it is. */
export function barredBy(state: GameState, tile: TileName, placement: Placement): Refusal | undefined {
  for (const module of modulesOf(state.agreement)) {
    const refusal = module.bars?.(state, tile, placement);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Whether a module makes up for edges that differ. */
export const fitsOtherwise = (state: GameState, tile: TileName, { cell, turn }: Placement): boolean =>
  modulesOf(state.agreement).some((module) =>
    module.morePlacements?.(state, tile).some((more) => more.turn === turn && sameCell(more.cell, cell)),
  );

/** All legal placements of a tile. */
export function legalPlacements(state: GameState, tile: TileName): Placement[] {
  const modules = modulesOf(state.agreement);
  const found = placementsOf(boardOf(state.tiles), tile);
  for (const module of modules) if (module.morePlacements) found.push(...module.morePlacements(state, tile));
  if (!modules.some((module) => module.bars)) return found;
  return found.filter((placement) => !barredBy(state, tile, placement));
}

/** Whether a tile can be laid at all. */
export function canBeLaid(state: GameState, tile: TileName): boolean {
  const modules = modulesOf(state.agreement);
  if (modules.some((module) => module.bars)) return legalPlacements(state, tile).length > 0;
  if (fitsSomewhere(boardOf(state.tiles), tile)) return true;
  return modules.some((module) => module.morePlacements && module.morePlacements(state, tile).length > 0);
}
