import { type ComponentChildren, cloneElement, type FunctionComponent, isValidElement } from 'preact';
import { gameOf, getTile, otherHalf, printedNames, type TileName } from '../engine/index.ts';
import { layoutOf } from './layout.ts';
import { buildings } from './symbols/buildings.tsx';
import { lands } from './symbols/lands.tsx';
import { monasteries } from './symbols/monasteries.tsx';
import { pieces } from './symbols/pieces.tsx';
import { signs } from './symbols/signs.tsx';
import type { Symbols } from './symbols/symbol.ts';
import { TileFace } from './TileFace.tsx';
import { CornerPass, isPrinted, tileSymbol } from './TilePicture.tsx';

const allSymbols = (): Symbols => ({ ...lands(), ...monasteries(), ...buildings(), ...signs(), ...pieces() });

/** Pieces and marks that any board can bear, those of Carcassonne and those of Gold Rush. */
const ON_ANY = ['hatch', 'no-tile', 'mark-red', 'mark-blue', 'mark-green', 'mark-yellow', 'mark-black', 'mark-pink'];
const ON_FIELDS = ['standing', 'lying', 'lord', 'abbot', 'castle', 'bridge', 'gold', 'slot'];
const ON_PRAIRIE = ['cowboy', 'farmer', 'tent', 'sheriff', 'tokens'];

/** The names of the symbols that some content uses itself. */
function usedIn(content: ComponentChildren): string[] {
  if (Array.isArray(content)) return content.flatMap(usedIn);
  if (!isValidElement(content)) return [];
  const { type, props } = content;
  if (typeof type === 'function') return usedIn((type as FunctionComponent)(props));
  const { href = '', children } = props as { href?: string; children?: ComponentChildren };
  return [...(href ? [href.slice('#b-'.length)] : []), ...usedIn(children)];
}

/** The symbols that a page needs for these tiles, and those that they use in turn. */
function symbolsFor(tiles: readonly TileName[]): Symbols {
  const symbols = allSymbols();
  const needed = new Set(ON_ANY);
  for (const name of tiles) {
    const tile = getTile(name);
    const pieces = gameOf(tile) === 'gold-rush' ? ON_PRAIRIE : ON_FIELDS;
    const face = <TileFace layout={layoutOf(tile)} />;
    const corners = <CornerPass tiles={[{ tile: name, turn: 0, at: [0, 0] }]} />;
    for (const one of [...pieces, ...usedIn([face, corners])]) needed.add(one);
    if (tile.segments.some(({ kind }) => kind === 'cathedral')) needed.add('bishop');
  }
  for (const name of needed) {
    for (const one of usedIn(symbols[name])) needed.add(one);
    if (`${name}-shape` in symbols) needed.add(`${name}-shape`);
  }
  return Object.fromEntries(Object.entries(symbols).filter(([name]) => needed.has(name)));
}

/**
 * All symbols that these tiles need, once a page, before the first drawing. They take no room and are not seen.
 *
 * Printed tiles are symbols too, so that a tile on a board is one line; tiles in notation are drawn where they lie.
 */
export function Defs({ tiles = printedNames() }: { tiles?: readonly TileName[] }) {
  const all = [...new Set(tiles.flatMap((name) => [name, otherHalf(name) ?? name]))];
  return (
    <svg class="b-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(symbolsFor(all)).map(([name, drawn]) => cloneElement(drawn, { id: `b-${name}` }))}
        {all.filter(isPrinted).map((name) => (
          <g id={`b-${tileSymbol(name)}`}>
            <TileFace layout={layoutOf(getTile(name))} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
