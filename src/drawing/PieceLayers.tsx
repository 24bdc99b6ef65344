import { type Player, type Spot, sameCell } from '../engine/index.ts';
import { Gold } from './GoldPiece.tsx';
import { goldBox } from './goldRow.ts';
import { Meeple } from './Meeple.tsx';
import { isCell, type Marks, type Ring } from './marks.ts';
import { Put } from './Put.tsx';
import { followerBox, middleOf, type Pieces } from './pieces.ts';
import type { Sizes } from './sizes.ts';
import { type Point, transform } from './units.ts';

export type PlayerNames = Readonly<Partial<Record<Player, string>>>;

interface WithPieces {
  pieces: Pieces;
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

export function Followers({ pieces: { followers }, names = {} }: WithPieces & { names?: PlayerNames | undefined }) {
  return (
    <>
      {followers.map(({ follower: { player }, pose, at, scale, ghost }) => (
        <Meeple player={player} pose={pose} at={at} scale={scale} ghost={ghost} title={names[player]} />
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
const CASTLE_RING = 53;

interface Round {
  readonly at: Point;
  readonly radius: number;
}

/** What a ring goes around. */
function roundOf(ring: Ring, { castles, followers, gold }: Pieces, { mark }: Sizes): Round {
  const cell = isCell(ring) ? ring : ring.cell;
  const on: Spot | undefined = isCell(ring) ? undefined : ring.on;
  const follower = followers.find(
    ({ follower: { cell: at, on: spot }, ghost }) => !ghost && sameCell(at, cell) && (on ?? spot) === spot,
  );
  if (follower) {
    const [west, north, east, south] = followerBox(follower);
    const [x, y] = follower.at;
    const radius = Math.max(RING, (east - west) / 2, (south - north) / 2 + 2);
    return { at: [x + (west + east) / 2, y + (north + south) / 2], radius };
  }
  const lying = gold.find((g) => sameCell(g.cell, cell));
  if (lying && (on ?? 'gold') === 'gold') {
    const [west, north, east, south] = goldBox(lying.count, lying.claims.length, mark);
    const at: Point = [lying.at[0] + (west + east) / 2, lying.at[1] + (north + south) / 2];
    return { at, radius: Math.max(RING, Math.hypot(east - west, south - north) / 2) };
  }
  const castle = castles.find((c) => c.castle.cells.some((part) => sameCell(part, cell)));
  if (castle && (on ?? 'castle') === 'castle') return { at: castle.at, radius: CASTLE_RING };
  return { at: middleOf(cell), radius: RING };
}

/** What changed in this step. */
export function Rings({ marks: { rings = [] }, pieces, sizes }: WithPieces & { marks: Marks; sizes: Sizes }) {
  return (
    <>
      {rings.map((ring) => {
        const { at, radius } = roundOf(ring, pieces, sizes);
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
