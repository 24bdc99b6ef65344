import { getTile, PLAYERS, printedNames, type TileName } from '../engine/index.ts';
import { CityGround } from './CityGround.tsx';
import { CITY_NAMES, COMMON_SHAPES } from './cityShape.ts';
import { layoutOf } from './layout.ts';
import { PLAYER_MARKS, POSES, type PoseName } from './poses.ts';
import { TileFace } from './TileFace.tsx';
import { tileSymbol } from './TilePicture.tsx';

/** A road: the surface reaches further over the tile's edge than its dark edge, or a line of ink would cross it. */
function Road({ name, edge, way }: { name: string; edge: string; way: string }) {
  return (
    <g id={`b-road-${name}`}>
      <path class="b-road0" d={edge} />
      <path class="b-road" d={way} />
    </g>
  );
}

/**
 * All symbols, once a page, before the first drawing. They take no room and are not seen.
 *
 * Printed tiles are symbols too, so that a tile on a board is one line: all of them, or those that the page draws.
 */
export function Defs({ tiles = printedNames() }: { tiles?: readonly TileName[] }) {
  return (
    <svg class="b-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="b-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="b-hatch" d="M0 0V9" />
        </pattern>
        <path id="b-field" class="b-field" d="M-48.5-48.5h97v97h-97z" />
        <path id="b-furrows" class="b-furrow" d="M-41-40h9M-38-33h12M-42-26h7" />
        <g id="b-roof">
          <path class="b-roof b-line" d="M-7-5H7V5H-7Z" />
          <path class="b-roof2" d="M-7 0H7V5H-7Z" />
          <path class="b-outline" d="M-7-5H7V5H-7ZM-7 0H7" />
        </g>
        <Road name="straight" edge="M0-48.5V48.5" way="M0-49.5V49.5" />
        <Road name="curve" edge="M0-48.5V-48A48 48 0 0 0 48 0H48.5" way="M0-49.5V-48A48 48 0 0 0 48 0H49.5" />
        <Road name="end" edge="M0-48.5V-7" way="M0-49.5V-7" />
        <Road name="bend" edge="M0-48.5V-22A22 22 0 0 0 22 0" way="M0-49.5V-22A22 22 0 0 0 22 0" />
        <path id="b-road-edge" class="b-road0" d="M0-48.5V0" />
        <path id="b-road-way" class="b-road" d="M0-49.5V0" />
        {CITY_NAMES.map((name) => (
          <g id={`b-city-${name}`}>
            <CityGround shape={COMMON_SHAPES[name]} />
          </g>
        ))}
        <circle id="b-tower" class="b-stone b-line" r="7.5" />
        <g id="b-gate">
          <path class="b-stone b-line" d="M-10-6H10V6H-10Z" />
          <path class="b-ink" d="M-5-6H5V6H-5Z" />
        </g>
        <circle id="b-green" class="b-leaf b-line" r="9" />
        <g id="b-cloister">
          <path class="b-slate2" d="M-21-21H21V21H-21Z" />
          <path class="b-slate" d="M-21-21H21L-21 21H21Z" />
          <path class="b-leaf" d="M-12-12H12V12H-12Z" />
          <path
            class="b-outline"
            d="M-21-21H21V21H-21ZM-12-12H12V12H-12ZM-21-21l9 9M21-21l-9 9M21 21l-9-9M-21 21l9-9"
          />
          <path class="b-light b-line" d="M-2.7-8.5H2.7V-2.7H8.5V2.7H2.7V8.5H-2.7V2.7H-8.5V-2.7H-2.7Z" />
        </g>
        <g id="b-bazaar">
          <path class="b-light b-line" d="M-6-14.5H6L14.5-6V6L6 14.5H-6L-14.5 6V-6Z" />
          <path class="b-roof" d="M0 0-6-14.5H6ZM0 0 14.5-6V6ZM0 0 6 14.5H-6ZM0 0-14.5 6V-6Z" />
          <path
            class="b-outline"
            d="M-6-14.5H6L14.5-6V6L6 14.5H-6L-14.5 6V-6ZM-6-14.5 6 14.5M6-14.5-6 14.5M-14.5-6 14.5 6M-14.5 6 14.5-6"
          />
        </g>
        <g id="b-garden">
          <path class="b-road-fill b-line" d="M-9.5-9.5H9.5V9.5H-9.5Z" />
          <path
            class="b-leaf b-line"
            d="M-6.5-6.5H-1.5V-1.5H-6.5ZM1.5-6.5H6.5V-1.5H1.5ZM-6.5 1.5H-1.5V6.5H-6.5ZM1.5 1.5H6.5V6.5H1.5Z"
          />
        </g>
        <path id="b-sign" class="b-gold b-line" d="M0-5 6 0 0 5-6 0Z" />
        <g id="b-arms">
          <path class="b-light b-line" d="M-8-9H8V0C8 6 4 9 0 11-4 9-8 6-8 0Z" />
          <path class="b-ink" d="M-8-9H0V11C-4 9-8 6-8 0Z" />
        </g>
        <g id="b-turret">
          <circle class="b-stone b-line" r="10" />
          <circle class="b-slate b-line" r="5.5" />
        </g>
        <g id="b-castle">
          <path class="b-halo" d="M-38-35H38V35H-38Z" />
          <path class="b-merlon0" d="M-32-29H32V29H-32Z" pathLength="36" />
          <path class="b-merlon" d="M-32-29H32V29H-32Z" pathLength="36" />
          <path class="b-road-fill" d="M-32-29H32V29H-32Z" />
          <path class="b-wall0" d="M-32-29H32V29H-32Z" />
          <path class="b-wall" d="M-32-29H32V29H-32Z" />
          <path class="b-slate2" d="M-17-14H17V14H-17Z" />
          <path class="b-slate" d="M-17-14H17L9 0H-9ZM-17 14H17L9 0H-9Z" />
          <path class="b-outline" d="M-17-14H17V14H-17ZM-17-14-9 0-17 14M17-14 9 0 17 14M-9 0H9" />
          <use href="#b-turret" x="-32" y="-29" />
          <use href="#b-turret" x="32" y="-29" />
          <use href="#b-turret" x="32" y="29" />
          <use href="#b-turret" x="-32" y="29" />
        </g>
        <path id="b-no-tile" class="b-empty" d="M-45-45H45V45H-45ZL45 45M45-45-45 45" />
        <path id="b-slot" d="M-8-8H9L14 8H-14Z" />
        <g id="b-gold">
          <use href="#b-slot" class="b-halo" />
          <path class="b-gold1 b-line" d="M-8-8H9L12 1H-11Z" />
          <path class="b-gold b-line" d="M-11 1H12L14 8H-14Z" />
        </g>
        {(Object.keys(POSES) as PoseName[]).map((name) => (
          <>
            <path id={`b-${name}-shape`} d={POSES[name].path} />
            <g id={`b-${name}`}>
              <use href={`#b-${name}-shape`} class="b-halo" />
              <use href={`#b-${name}-shape`} class="b-body" />
            </g>
          </>
        ))}
        {PLAYERS.map((player) => (
          <path id={`b-mark-${player}`} d={PLAYER_MARKS[player].path} />
        ))}
        {tiles.map((name) => (
          <g id={`b-${tileSymbol(name)}`}>
            <TileFace layout={layoutOf(getTile(name))} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
