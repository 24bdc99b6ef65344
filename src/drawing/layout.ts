/** What is drawn on a tile and where, worked out from its structure alone. No tile is drawn by hand. */
import { type Segment, SIDES, type Tile, type Turn } from '../engine/index.ts';
import * as centre from './centrepiece.ts';
import { type CityForm, cityForm } from './cityForm.ts';
import { polygonOf, roofsOf } from './cityShape.ts';
import { boxDots, cost, type Dot, inside, SURFACE } from './coverage.ts';
import { sample } from './curve.ts';
import { type RoadForm, roadPoints, roadsOf } from './roadForm.ts';
import { type Box, type Point, type Pose, turnPoint } from './units.ts';

export interface LaidRoad extends RoadForm {
  /** Passes over a city. */
  readonly bridging: boolean;
  /** The middle of what can be seen of it. */
  readonly along: readonly Point[];
}

export interface Layout {
  /** Quarter turns of the furrows: the corners that are field and empty. */
  readonly furrows: readonly Turn[];
  readonly cities: readonly CityForm[];
  /** Indices into `Tile.segments`, as `cities`. */
  readonly citySegments: readonly number[];
  /** Roads, from below. */
  readonly roads: readonly LaidRoad[];
  readonly gates: readonly Pose[];
  readonly village?: centre.Village;
  readonly cloister?: Pose;
  readonly bazaar?: Pose;
  readonly garden?: Pose;
  readonly sign?: Pose;
  /** Coats of arms: they keep their place when the tile is turned, and stay upright. */
  readonly arms: readonly Point[];
  /** Corners at which a wall ends: 0 is north-west, then clockwise. */
  readonly towers: readonly number[];
  /** All of this as bits that something else may hide. */
  readonly dots: readonly Dot[];
}

const FURROWS: Box = [-6, -7, 8, 7];

function dotsOfCity({ shape, turn }: CityForm): Dot[] {
  const walls = shape.walls.flatMap((wall) => sample(wall.curve, 12).map((s) => s.at));
  return [
    ...walls.map((at): Dot => ({ at: turnPoint(at, turn), radius: 4, kind: 'wall' })),
    ...roofsOf(shape).map((roof): Dot => ({ at: turnPoint(roof.at, turn), radius: 6, kind: 'roof' })),
  ];
}

const onRoad = (at: Point): Dot => ({ at, radius: 8, kind: 'road' });

function workOut(tile: Tile): Layout {
  const citySegments = tile.segments.flatMap((segment, index) => (segment.kind === 'city' ? [index] : []));
  const cities = citySegments.map((index) => cityForm(tile, tile.segments[index] as Segment));
  const { forms, gates, arms: roadArms } = roadsOf(tile, cities);
  const outlines = cities.map(({ shape, turn }) => polygonOf(shape).map((point) => turnPoint(point, turn)));
  const inCity = (at: Point) => outlines.some((outline) => inside(outline, at));
  const has = (mark: Tile['marks'][number]) => tile.marks.includes(mark);

  const cityDots = cities.flatMap(dotsOfCity);
  const floors = SURFACE.filter(inCity).map((at): Dot => ({ at, radius: 1, kind: 'floor' }));
  const through = forms.filter((form) => form.through);
  const dots: Dot[] = [...floors, ...cityDots, ...through.flatMap((form) => roadPoints(form).map(onRoad))];
  const ground = { cities, through };
  const cloister = tile.segments.some((s) => s.kind === 'cloister')
    ? centre.stand(centre.cloister(ground), dots)
    : undefined;
  const bazaar = has('bazaar') ? centre.stand(centre.bazaar(ground, cloister !== undefined), dots) : undefined;
  const onlyBuildings = dots.filter((dot) => dot.kind === 'building');
  const hidden = (at: Point) => inCity(at) || cost(onlyBuildings, at, [-4, -4, 4, 4], { building: 1 }) > 0;
  const roads = forms.map((form): LaidRoad => {
    const all = roadPoints(form);
    const along = form.through ? all : all.filter((at) => !hidden(at));
    return { ...form, along, bridging: form.through && all.some(inCity) };
  });
  for (const { through, along } of roads) if (!through) dots.push(...along.map(onRoad));

  // Roads that end against one that crosses the middle are hidden by it there; else they stop in a village.
  const crossed = forms.some((form) => form.through && form.shape !== 'curve');
  const hub = cities.find(({ shape }) => shape.name === 'corner');
  let village: centre.Village | undefined;
  if (roadArms.length && !cloister && !bazaar && !crossed) {
    const isField = (side: (typeof SIDES)[number]) => tile.edges[SIDES.indexOf(side)] === 'field';
    village = centre.villageOf(roadArms, isField, hub ? turnPoint([-5, 5], hub.turn) : [0, 0]);
    dots.push(...boxDots(village.pose.at, [-9, -9, 9, 9], 'village'));
    for (const { at } of village.roofs) dots.push({ at, radius: 7, kind: 'roof' });
  }
  const arms = cities.flatMap(({ shape, turn }, i) =>
    Array.from(
      { length: tile.segments[citySegments[i] as number]?.shields ?? 0 },
      () => centre.stand(centre.armsIn(shape.name, turn), dots).at,
    ),
  );
  const garden = has('garden') ? centre.stand(centre.GARDEN_PLOT, dots) : undefined;
  const sign = has('gold') ? centre.stand(centre.GOLD_SIGN, dots) : undefined;

  const furrows = ([0, 1, 2, 3] as const).filter((turn) => {
    const sides = [tile.edges[turn], tile.edges[(turn + 3) % 4]];
    const taken = cost(dots, turnPoint([-36, -33], turn), FURROWS, { building: 1, sign: 1, floor: 1 });
    return !sides.includes('city') && taken === 0;
  });
  const towers = cities.flatMap(({ shape, turn }) =>
    shape.walls.flatMap((wall) => wall.corners.map((c) => (c + turn) % 4)),
  );
  return {
    furrows,
    cities,
    citySegments,
    roads,
    gates,
    arms,
    towers: [...new Set(towers)].sort(),
    dots,
    ...(village && { village }),
    ...(cloister && { cloister }),
    ...(bazaar && { bazaar }),
    ...(garden && { garden }),
    ...(sign && { sign }),
  };
}

const known = new WeakMap<Tile, Layout>();

/** The layout of a tile as it lies. Asked for unturned tiles only: a turned one is the same picture, turned. */
export function layoutOf(tile: Tile): Layout {
  const found = known.get(tile) ?? workOut(tile);
  known.set(tile, found);
  return found;
}
