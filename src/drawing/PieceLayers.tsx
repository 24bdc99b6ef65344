import { type Player, sameCell } from '../engine/index.ts';
import { Gold } from './GoldPiece.tsx';
import { goldBox } from './goldRow.ts';
import { Meeple } from './Meeple.tsx';
import { isCell, type Marks, type Ring, type Shown } from './marks.ts';
import { Put } from './Put.tsx';
import { middleOf, type Pieces, type PlacedPiece, pieceBox } from './pieces.ts';
import { followerPlace } from './places.ts';
import type { Sizes } from './sizes.ts';
import { fitInside, HALF, type Point, transform } from './units.ts';

export type PlayerNames = Readonly<Partial<Record<Player, string>>>;

interface WithPieces {
  pieces: Pieces;
}

/** Bridges, over their tiles and under everything that stands on these. */
export function Bridges({ tiles }: Pick<Shown, 'tiles'>) {
  return (
    <>
      {tiles.map(({ cell, bridge }) =>
        bridge ? <Put what="bridge" pose={{ at: middleOf(cell), degrees: bridge === 'NS' ? 0 : 90 }} /> : null,
      )}
    </>
  );
}

export function Castles({ pieces: { castles } }: WithPieces) {
  return (
    <>
      {castles.map(({ at, degrees }) => (
        <Put what="castle" pose={{ at, degrees }} />
      ))}
    </>
  );
}

export function Figures({ pieces: { figures }, names = {} }: WithPieces & { names?: PlayerNames | undefined }) {
  return (
    <>
      {figures.map(({ player, pose, at, scale, ghost, count }) => (
        <Meeple
          player={player}
          pose={pose}
          at={at}
          scale={scale}
          ghost={ghost}
          count={count}
          title={player && names[player]}
        />
      ))}
    </>
  );
}

export function AllGold({ pieces: { gold }, scale }: WithPieces & { scale: number }) {
  return (
    <>
      {gold.map(({ count, claims, at }) => (
        <Gold count={count} claims={claims} at={at} scale={scale} />
      ))}
    </>
  );
}

const RING = 25;
/** Around a piece that had to be made smaller. */
const SMALL_RING = 18;
/** So far a ring may reach over the edge of its tile, or it would be cut at the edge of the board. */
const OVER_THE_EDGE = 7;
const CASTLE_RING = 53;

interface Round {
  readonly at: Point;
  readonly radius: number;
}

/** What a ring goes around. */
function roundOf(ring: Ring, { tiles }: Shown, { castles, figures, gold }: Pieces, { mark }: Sizes): Round {
  const cell = isCell(ring) ? ring : ring.cell;
  const on = isCell(ring) ? undefined : ring.on;
  const isMeant = ({ cell: at, on: spot, pose, ghost }: PlacedPiece) =>
    !ghost && sameCell(at, cell) && (on === undefined || on === spot || on === pose);
  const [x, y] = middleOf(cell);
  const figure = figures.find(isMeant);
  if (figure) {
    const [west, north, east, south] = pieceBox(figure);
    // The number of tokens stands in a corner.
    const corner = figure.count === undefined ? 0 : Math.hypot(east - west, south - north) / 2;
    const radius = Math.max(SMALL_RING, (east - west) / 2, (south - north) / 2 + 2, corner);
    const at: Point = [figure.at[0] + (west + east) / 2, figure.at[1] + (north + south) / 2];
    if (figure.on.startsWith('castle')) return { at, radius };
    const [dx, dy] = fitInside([at[0] - x, at[1] - y], [-radius, -radius, radius, radius], HALF + OVER_THE_EDGE);
    return { at: [x + dx, y + dy], radius };
  }
  const lying = gold.find((g) => sameCell(g.cell, cell));
  if (lying && (on ?? 'gold') === 'gold') {
    const [west, north, east, south] = goldBox(lying.count, lying.claims.length, mark);
    const at: Point = [lying.at[0] + (west + east) / 2, lying.at[1] + (north + south) / 2];
    return { at, radius: Math.max(RING, Math.hypot(east - west, south - north) / 2) };
  }
  const castle = castles.find((c) => c.castle.cells.some((part) => sameCell(part, cell)));
  if (castle && (on ?? 'castle') === 'castle') return { at: castle.at, radius: CASTLE_RING };
  const tile = tiles.find((t) => sameCell(t.cell, cell));
  const [dx, dy] = tile && on ? followerPlace(tile.tile, tile.turn, on, tile.bridge).at : [0, 0];
  return { at: [x + dx, y + dy], radius: RING };
}

/** What changed in this step. */
export function Rings({
  marks: { rings = [] },
  state,
  pieces,
  sizes,
}: WithPieces & { marks: Marks; state: Shown; sizes: Sizes }) {
  return (
    <>
      {rings.map((ring) => {
        const { at, radius } = roundOf(ring, state, pieces, sizes);
        return (
          <g transform={transform(at)}>
            <circle class="b-ring0" r={Math.round(radius)} />
            <circle class="b-ring" r={Math.round(radius)} />
          </g>
        );
      })}
    </>
  );
}
