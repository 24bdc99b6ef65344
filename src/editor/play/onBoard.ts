/** Choosing on the board: the squares on which something can be done in the position that is shown. */
import { type Cell, type Choice, sameCell } from '../../engine/index.ts';
import { cellsToChoose, turnsOn } from '../../replay/try/options.ts';
import type { JudgedModel, PanelProps } from '../model.ts';
import { choose } from './choose.ts';

/** None while a board is set up, or where a step cannot be played. */
export const targetsOf = ({ work, frame }: JudgedModel): readonly Cell[] =>
  work === 'playing' && frame && !frame.refused ? cellsToChoose(frame.state) : [];

/** What pressing a square chooses, where it leaves no question open. */
function choiceOn({ frame }: JudgedModel, cell: Cell): Choice | undefined {
  if (frame?.decision?.kind === 'place-gold') return { kind: 'gold', cell };
  if (frame?.decision?.kind === 'take-gold') return { kind: 'take', cell };
  const [turn, another] = frame ? turnsOn(frame.state, cell) : [];
  return turn === undefined || another !== undefined ? undefined : { kind: 'tile', cell, turn };
}

/**
 * A square was pressed. Where the tile fits in several ways the panel asks; where nothing can be done it says why. False
 * if nothing was chosen and nothing is asked.
 */
export function chooseOn(model: JudgedModel, cell: Cell, send: PanelProps['send']): boolean {
  if (model.work !== 'playing') return false;
  const possible = targetsOf(model).some((other) => sameCell(other, cell));
  const choice = possible ? choiceOn(model, cell) : undefined;
  if (!choice || choose({ model, send }, choice)) send({ type: 'select', cell });
  return possible;
}
