/** Which shape a city segment has, and how it is turned. */
import { rotateSide, type Segment, SIDES, type Side, type Tile, type Turn } from '../engine/index.ts';
import { CITY_NAMES, type CityName, type CityShape, COMMON_SHAPES, cityShape, OWN_SIDES } from './cityShape.ts';

export interface CityForm {
  readonly shape: CityShape;
  readonly turn: Turn;
  /** Not one of the five common shapes, so no symbol stands ready for it. */
  readonly special: boolean;
}

function commonForm(sides: readonly Side[]): { name: CityName; turn: Turn } {
  for (const name of CITY_NAMES)
    for (const turn of [0, 1, 2, 3] as const) {
      const turned = OWN_SIDES[name].map((side) => rotateSide(side, turn));
      if (turned.length === sides.length && turned.every((side) => sides.includes(side))) return { name, turn };
    }
  return { name: 'full', turn: 0 };
}

/**
 * The corners that cut two fields apart although neither a city nor a road lies there: only the tip of a city can do it,
 * as on the printed tile `city:W^ road:E field:NLNR/W,EL/W,ERSLSR/W`.
 */
function cuttingCorners(tile: Tile): number[] {
  return [0, 1, 2, 3].filter((index) => {
    const [before, after] = [tile.halfSegment[(2 * index + 7) % 8] ?? -1, tile.halfSegment[2 * index] ?? -1];
    return before >= 0 && after >= 0 && before !== after;
  });
}

/** The form of a city or mountain segment, in the directions of its tile. */
export function cityForm(tile: Tile, city: Segment): CityForm {
  const { name, turn } = commonForm(city.sides);
  const others = tile.segments.filter((s) => s.kind === city.kind && s !== city);
  const pointedCap = ({ kind, sides, semicircle }: Segment) => kind === 'city' && sides.length === 1 && !semicircle;
  const unturned = (index: number) => (index - turn + 4) % 4;
  const pointed = tile.segments.find(pointedCap);
  const reaches = city === pointed ? cuttingCorners(tile).map(unturned) : [];
  const behind = (side: Side, wide: Segment) =>
    [1, 3].every((step) => wide.sides.includes(rotateSide(side, step))) && !wide.sides.includes(side);
  const fronted = others
    .flatMap((other) => other.sides.filter((side) => other.sides.length === 1 && behind(side, city)))
    .map((side) => unturned(SIDES.indexOf(side)));
  const inFront = name === 'cap' && others.some((other) => behind(city.sides[0] as Side, other));
  const wall = inFront ? 'flat' : pointedCap(city) ? 'ogive' : undefined;
  const armed = name === 'cap' && city.shields > 0;
  const special = armed || wall !== undefined || fronted.length > 0;
  const shape = special ? cityShape(name, { reaches, fronted, wall, armed }) : COMMON_SHAPES[name];
  return { shape, turn, special };
}
