/** The spots of a tile as buttons: whoever does not point needs no other way. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PlayerMark } from '../../../drawing/index.ts';
import type { Cell, Player, Spot } from '../../../engine/index.ts';
import { capital } from '../../../words/lists.ts';
import { isSameSpot, putFigure, spotsOf } from '../../edits/pieces.ts';
import { isStanding } from '../../hand.ts';
import { Button } from '../Button.tsx';
import type { TableControl } from '../useTable.ts';
import type { EditingModel } from './model.ts';
import { spotsFor } from './spots.ts';
import { tellRole } from './things.ts';

export interface HereProps {
  readonly model: EditingModel;
  readonly table: TableControl;
  /** Where the focus goes once a button has done its work and is gone. */
  readonly onBoard: () => void;
}

/** A plain figure for each free spot, of any player. */
export function FreeSpots({ model, table, cell }: HereProps & { cell: Cell }) {
  const { document, ctx } = model;
  const [chosen, choose] = useState<Player>(document.active);
  const player = document.players.includes(chosen) ? chosen : document.active;
  const { followers = [] } = document.board;
  const spots = spotsOf(document, cell);
  const free = spots.filter((on) => !followers.some((other) => isSameSpot(document, other, { cell, on })));
  if (free.length === 0) return null;
  const words = model.words.things;
  return (
    <>
      <h2>{words.putOn(ctx.names(cell))}</h2>
      <div class="t-do">
        {document.players.length > 1 &&
          document.players.map((each) => (
            <Button onPress={() => choose(each)} pressed={each === player} key={each}>
              <PlayerMark player={each} /> {model.words.naming.players[each].name}
            </Button>
          ))}
      </div>
      <div class="t-do">
        {free.map((on) => (
          <Button onPress={() => table.change(putFigure(document, { player, cell, on }))} key={on}>
            {capital(tellRole(model, { on }))}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The spots of a tile for what is in the hand, or for a figure that is moved. */
export function Spots({ model, table, cell, onBoard }: HereProps & { cell: Cell }) {
  const { document, hand, ctx } = model;
  const words = model.words.things;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Somebody may have gone on elsewhere while that was being fetched.
    const { activeElement, body } = globalThis.document;
    const isElsewhere = activeElement !== body && !box.current?.closest('.table')?.contains(activeElement);
    if (table.asks && !isElsewhere) box.current?.querySelector('button')?.focus();
  }, [table.asks, cell]);
  const spots = hand && isStanding(hand) ? spotsFor(document, hand, cell) : spotsOf(document, cell);
  if (spots.length === 0) return null;
  const isFigure = !hand || hand.what === 'figure';
  const figure = hand?.what === 'figure' ? hand : undefined;
  const isThere = (on: Spot): boolean =>
    figure !== undefined &&
    (document.board.followers ?? []).some(
      (other) => other.player === figure.player && isSameSpot(document, other, { cell, on }),
    );
  const put = (on: Spot) => {
    table.putOn(cell, on);
    if (table.asks) onBoard();
  };
  return (
    <>
      <h2>{words.whereOn(ctx.names(cell))}</h2>
      <div class="t-do" ref={box}>
        {spots.map((on) => (
          <Button onPress={() => put(on)} pressed={figure && isThere(on)} key={on}>
            {capital(
              isFigure
                ? tellRole(model, {
                    on,
                    ...(figure?.piece === 'abbot' && { piece: 'abbot' as const }),
                    ...(figure?.prior && { as: 'prior' as const }),
                  })
                : words.spot(on),
            )}
          </Button>
        ))}
      </div>
    </>
  );
}
