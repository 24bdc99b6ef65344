/** The squares that none of the tiles left fits, and those that hardly any does. */
import { useMemo } from 'preact/hooks';
import type { PanelProps } from '../model.ts';
import { freeSquares } from './deadSquares.ts';
import { showCell } from './showCell.ts';

/** So many tiles are hardly any. */
const FEW = 2;

export function DeadSquares({ model, send }: PanelProps) {
  const { document, ctx, words } = model;
  const shelf = words.editor.shelf.problems;
  const squares = useMemo(() => freeSquares(document), [document]);
  const scarce = squares.filter(({ fitting }) => fitting <= FEW).sort((a, b) => a.fitting - b.fitting);
  return (
    <>
      {squares.length === 0 && <p>{words.editor.desk.impossible}</p>}
      {squares.length > 0 && scarce[0]?.fitting !== 0 && <p>{shelf.noneDead}</p>}
      <ul>
        {scarce.map(({ cell, fitting }) => (
          <li key={cell.join()}>
            <button type="button" class="btn" onClick={() => showCell({ model, send }, cell)}>
              {ctx.names(cell)}
            </button>
            <span>{shelf.fitting(fitting)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
