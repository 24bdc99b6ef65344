/** The tiles that are drawn next. One is chosen, and moved or taken out. */
import { useState } from 'preact/hooks';
import { TilePicture } from '../../drawing/index.ts';
import { findTile, getTile, type ModuleName, type TileName } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { addModule } from '../edits/game.ts';
import { addNext, clearNext, fillNext, moveNext, removeNext, setThen } from '../edits/pile.ts';
import { Switch } from './fields.tsx';
import { Palette } from './Palette.tsx';
import { TilePalette } from './TilePalette.tsx';
import type { TabProps } from './tab.tsx';

const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] as number;

export function Next({ model, send }: TabProps) {
  const { words, document } = model;
  const shelf = words.tabs.next;
  const { next, then = 'unknown' } = document;
  const [chosen, choose] = useState(-1);
  const at = next[chosen] === undefined ? -1 : chosen;
  const change = (changed: ScenarioDocument) => {
    if (changed !== document) send({ type: 'change', document: changed });
  };
  const move = (by: number) => {
    change(moveNext(document, at, by));
    choose(Math.max(0, Math.min(next.length - 1, at + by)));
  };
  const remove = () => {
    change(removeNext(document, at));
    choose(Math.min(at, next.length - 2));
  };
  const add = (tile: TileName, module: ModuleName | undefined) =>
    change(addNext(module ? addModule(document, module) : document, tile));
  const told = (tile: TileName) => ('reason' in findTile(tile) ? tile : words.naming.tile(getTile(tile)));
  return (
    <>
      <p role="status">{next.length ? `${shelf.list}: ${words.naming.count('tile', next.length)}` : shelf.none}</p>
      {next.length > 0 && (
        <Palette label={shelf.list} class="tiles">
          <div class="items">
            {next.map((tile, i) => (
              <button type="button" key={i} aria-pressed={i === at} onClick={() => choose(i === at ? -1 : i)}>
                <TilePicture tile={tile} size="small" />
                {i + 1}
                <span class="vh">, {told(tile)}</span>
              </button>
            ))}
          </div>
        </Palette>
      )}
      {next.length > 0 && (
        <p class="acts">
          <button type="button" class="btn" disabled={at < 1} onClick={() => move(-1)}>
            {shelf.earlier}
          </button>
          <button type="button" class="btn" disabled={at < 0 || at === next.length - 1} onClick={() => move(1)}>
            {shelf.later}
          </button>
          <button type="button" class="btn" disabled={at < 0} onClick={remove}>
            {shelf.remove}
          </button>
          <button type="button" class="btn" onClick={() => change(clearNext(document))}>
            {shelf.clear}
          </button>
        </p>
      )}
      <p>
        <button type="button" class="btn" onClick={() => change(fillNext(document, randomSeed()))}>
          {shelf.fill}
        </button>{' '}
        <span class="hint">{shelf.fillHint}</span>
      </p>
      <fieldset>
        <legend>{shelf.then}</legend>
        {(['unknown', 'end'] as const).map((way) => (
          <Switch key={way} group="shelf-then" on={then === way} onChange={() => change(setThen(document, way))}>
            {shelf.ends[way]}
          </Switch>
        ))}
      </fieldset>
      <h2>{shelf.add}</h2>
      <TilePalette model={model} label={shelf.add} onChoose={add} />
    </>
  );
}
