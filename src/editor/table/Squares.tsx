/** The squares of the board as a list: for whoever can neither point nor use arrow keys, as with a screen reader on a phone. */
import { useId, useState } from 'preact/hooks';
import { type Cell, inReadingOrder } from '../../engine/index.ts';
import type { Model } from '../model.ts';
import { Button } from './Button.tsx';

export interface SquaresProps {
  readonly model: Model;
  /** Free squares can be chosen. */
  readonly free: readonly Cell[];
  /** Squares with a tile can. */
  readonly taken: readonly Cell[];
  readonly onTap: (cell: Cell) => void;
}

export function Squares({ model, free, taken, onTap }: SquaresProps) {
  const words = model.words.editor.table;
  const { names } = model.ctx;
  const [open, setOpen] = useState(false);
  const list = useId();
  const cells = open ? [...free, ...taken].sort(inReadingOrder) : [];
  return (
    <>
      <button
        type="button"
        class="t-list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {words.list}
      </button>
      {open && (
        <div class="t-do" id={list}>
          {cells.map((cell) => (
            <Button onPress={() => onTap(cell)} key={cell.join()}>
              {names(cell)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
