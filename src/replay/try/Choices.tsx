/** Every legal choice of a position as a button. */
import { useEffect, useRef } from 'preact/hooks';
import { TilePicture } from '../../drawing/index.ts';
import { type Cell, type Choice, choices } from '../../engine/index.ts';
import { capital } from '../../words/lists.ts';
import { labelChoice, tellRefusal } from '../../words/tell.ts';
import type { Telling } from '../telling.ts';
import { cellsToChoose, refusedSpots, turnsOn } from './options.ts';
import { bring } from './pointer.ts';
import type { Position } from './session.ts';

interface PartProps {
  position: Position;
  telling: Telling;
  onChoose: (choice: Choice) => void;
}

/** First the square, then which way round. The focus follows: what was pressed is gone. */
export function TileChoices({
  position,
  telling,
  onChoose,
  cell,
  onCell,
}: PartProps & { cell: Cell | undefined; onCell: (cell: Cell | undefined) => void }) {
  const { state } = position;
  const { game, replay, ctx } = telling;
  const tile = state.hand as string;
  const asked = useRef<HTMLParagraphElement>(null);
  const before = useRef(cell);
  useEffect(() => {
    if (before.current !== cell) bring(asked.current);
    before.current = cell;
  }, [cell]);
  if (!cell) {
    return (
      <>
        <p ref={asked} tabIndex={-1}>
          {replay.whichCell}
        </p>
        <div class="ways">
          {cellsToChoose(state).map((at) => (
            <button type="button" class="btn" key={at.join()} onClick={() => onCell(at)}>
              {ctx.names(at)}
            </button>
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      <p ref={asked} tabIndex={-1}>
        {replay.whichTurn(ctx.names(cell))}
      </p>
      <div class="ways">
        {turnsOn(state, cell).map((turn) => (
          <button type="button" class="btn" key={turn} onClick={() => onChoose({ kind: 'tile', cell, turn })}>
            <TilePicture tile={tile} turn={turn} size="small" />
            {game.turned(turn)}
          </button>
        ))}
        <button type="button" class="btn" onClick={() => onCell(undefined)}>
          {replay.otherCell}
        </button>
      </div>
    </>
  );
}

/** Every choice as a button, and what is not possible with its reason. */
export function PlainChoices({ position, telling, onChoose }: PartProps) {
  const { state, decision } = position;
  const { game, replay, ctx } = telling;
  const among = choices(state);
  const context = { ...ctx, among, ...(decision && { decision }) };
  const refused = refusedSpots(position);
  return (
    <>
      {cellsToChoose(state).length > 0 && <p>{replay.whichCell}</p>}
      <div class="ways">
        {among.map((choice) => (
          <button type="button" class="btn" key={JSON.stringify(choice)} onClick={() => onChoose(choice)}>
            {capital(labelChoice(game, choice, context))}
          </button>
        ))}
      </div>
      {refused.length > 0 && (
        <>
          <p class="ph">{replay.notPossible}</p>
          <ul class="ev">
            {refused.map(({ choice, refusal }) => (
              <li key={JSON.stringify(choice)}>
                <b>{capital(labelChoice(game, choice, context))}.</b> {tellRefusal(game, refusal, ctx)}{' '}
                <a href={telling.ruleHref(refusal.rule)}>{refusal.rule}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
