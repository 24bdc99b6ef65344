/** What lies on the square that is meant, and what can be done with each thing there. */
import { type Cell, WAYS } from '../../../engine/index.ts';
import { capital } from '../../../words/lists.ts';
import {
  bridgeOn,
  changeGold,
  changeLord,
  putBridge,
  removeBridge,
  removeCastle,
  removeFigure,
  removeSheriff,
  removeTent,
  takeToken,
} from '../../edits/pieces.ts';
import { Button } from '../Button.tsx';
import { FreeSpots, type HereProps, Spots } from './SpotButtons.tsx';
import { partnersOf } from './taps.ts';
import { type Thing, tellThing, tellTile, thingsOn } from './things.ts';

/** Where it goes is said on the board. */
const moveOnBoard =
  ({ beginMoving }: HereProps['table'], onBoard: () => void): HereProps['table']['beginMoving'] =>
  (what) => {
    beginMoving(what);
    onBoard();
  };

/** A thing on the square with its buttons. */
function ThingRow({ model, table, cell, thing, onBoard }: HereProps & { cell: Cell; thing: Thing }) {
  const { document } = model;
  const words = model.words.things;
  const told = tellThing(model, thing);
  const { change } = table;
  const move = moveOnBoard(table, onBoard);
  const remove = (onPress: () => void) => (
    <Button onPress={onPress} about={told}>
      {model.words.editor.table.remove}
    </Button>
  );
  const buttons = () => {
    switch (thing.what) {
      case 'figure':
        return (
          <>
            <Button onPress={() => move({ cell, figure: thing.index })} about={told}>
              {words.move}
            </Button>
            {remove(() => change(removeFigure(document, thing.index)))}
          </>
        );
      case 'castle':
        return (
          <>
            <Button onPress={() => change(changeLord(document, thing.index))}>
              {thing.lord ? words.lordOff : words.lordOn}
            </Button>
            {remove(() => change(removeCastle(document, thing.index)))}
          </>
        );
      case 'gold':
        return (
          <>
            <Button onPress={() => change(changeGold(document, cell, -1))}>{words.lessGold}</Button>
            <Button onPress={() => change(changeGold(document, cell, 1))}>{words.moreGold}</Button>
          </>
        );
      case 'bridge':
        return remove(() => change(removeBridge(document, cell)));
      case 'tent':
        return remove(() => change(removeTent(document, thing.index)));
      case 'tokens':
        return <Button onPress={() => change(takeToken(document, thing.index))}>{words.takeToken}</Button>;
      case 'sheriff':
        return remove(() => change(removeSheriff(document)));
    }
  };
  return (
    <li>
      <span>{capital(told)}</span>
      <span class="t-do">{buttons()}</span>
    </li>
  );
}

export function Here({ model, table, onBoard }: HereProps) {
  const { document, hand, shown, ctx } = model;
  const words = model.words.things;
  const { names } = ctx;
  const { first, active, asked, moving } = table;
  const props = { model, table, onBoard };
  const move = moveOnBoard(table, onBoard);
  if (asked) return <Spots {...props} cell={asked} />;
  if (moving) return null;
  if (hand?.what === 'castle' && first) {
    return (
      <>
        <h2>{words.secondOf(names(first))}</h2>
        <div class="t-do">
          {partnersOf(document, first).map((cell) => (
            <Button onPress={() => table.tap(cell)} key={cell.join()}>
              {names(cell)}
            </Button>
          ))}
        </div>
      </>
    );
  }
  if (!active || (hand && hand.what === 'tile')) return null;
  if (hand?.what === 'bridge') {
    return (
      <>
        <h2>{words.whichWay(names(active))}</h2>
        <div class="t-do">
          {WAYS.map((way) => (
            <Button
              onPress={() => table.change(putBridge(document, active, way))}
              pressed={bridgeOn(document, active) === way}
              key={way}
            >
              {capital(words.bridge(way))}
            </Button>
          ))}
        </div>
      </>
    );
  }
  const things = thingsOn(shown, active);
  const isTile = document.board.tiles.length > 0 && shown.tiles.some(({ cell }) => cell.join() === active.join());
  return (
    <>
      <div class="t-head">
        <h2>
          {names(active)}: {tellTile(model, shown, active)}
        </h2>
        {!hand && isTile && (
          <Button onPress={() => move({ cell: active })} about={names(active)}>
            {words.move}
          </Button>
        )}
      </div>
      {things.length > 0 && (
        <ul class="t-things">
          {things.map((thing) => (
            <ThingRow {...props} cell={active} thing={thing} key={JSON.stringify(thing)} />
          ))}
        </ul>
      )}
      {!hand && isTile && <FreeSpots {...props} cell={active} key={active.join()} />}
    </>
  );
}
