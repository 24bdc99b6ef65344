/** What is drawn on a tile and where, worked out from its structure alone. No tile is drawn by hand. */
import { FORM, gameOf, SIDES, type Tile, type Turn } from '../engine/index.ts';
import type { AreaKind } from './AreaGround.tsx';
import * as centre from './centrepiece.ts';
import { type CityForm, cityForm } from './cityForm.ts';
import { polygonOf, roofsOf } from './cityShape.ts';
import { boxDots, cost, type Dot, inside, SURFACE, turnDots } from './coverage.ts';
import { sample } from './curve.ts';
import { type RoadForm, roadPoints, roadsOf } from './roadForm.ts';
import { type Sign, signsOf } from './signs.ts';
import { type Box, type Point, type Pose, turnPoint } from './units.ts';

export interface LaidRoad extends RoadForm {
  /** Passes over a city. */
  readonly bridging: boolean;
  /** The middle of what can be seen of it. */
  readonly along: readonly Point[];
}

/** Something that stands on a tile, by the name of its symbol. */
export interface Standing {
  readonly what: string;
  readonly pose: Pose;
  /** Index in `Tile.segments`; -1 if nobody can stand there. */
  readonly segment: number;
}

export interface Layout {
  /** A tile of Gold Rush: prairie, tracks, mountains. */
  readonly rush: boolean;
  /** Quarter turns of the furrows: the corners that are field and empty. */
  readonly furrows: readonly Turn[];
  readonly areaKind: AreaKind;
  /** The form of each area, by its index in `Tile.segments`. */
  readonly areas: readonly (CityForm | undefined)[];
  /** Roads or tracks, from below. */
  readonly roads: readonly LaidRoad[];
  readonly gates: readonly Pose[];
  readonly village?: centre.Village;
  /** The grain of a crop circle. */
  readonly grain?: { readonly what: string; readonly pose: Pose };
  /** From below. */
  readonly things: readonly Standing[];
  readonly signs: readonly Sign[];
  /** The sides over which a castle of two squares reaches. */
  readonly burgs: readonly Turn[];
  /** Corners at which a wall ends: 0 is north-west, then clockwise. */
  readonly towers: readonly number[];
  /** All of this as bits that something else may hide. */
  readonly dots: readonly Dot[];
}

const FURROWS: Box = [-6, -7, 8, 7];
const HALF_A_BURG: Box = [-26, -48, 26, 4];

function dotsOfArea({ shape, turn }: CityForm): Dot[] {
  const walls = shape.walls.flatMap((wall) => sample(wall.curve, 12).map((s) => s.at));
  return [
    ...walls.map((at): Dot => ({ at: turnPoint(at, turn), radius: 4, kind: 'wall' })),
    ...roofsOf(shape).map((roof): Dot => ({ at: turnPoint(roof.at, turn), radius: 6, kind: 'roof' })),
  ];
}

const onRoad = (at: Point): Dot => ({ at, radius: 8, kind: 'road' });

const isArea = (kind: string): kind is AreaKind => kind === 'city' || kind === 'mountain';

/** What stands in the middle or beside it. A garden and a cemetery end no road. */
function buildingsOf({ segments, marks }: Tile): Omit<Standing, 'pose'>[] {
  const middles = segments.flatMap(({ kind }, segment) =>
    (FORM[kind] === 'centre' || FORM[kind] === 'hub') && kind !== 'german-castle' && kind !== 'garden'
      ? [{ what: kind, segment }]
      : [],
  );
  const others = marks.filter((mark) => mark === 'bazaar' || mark === 'darmstadtium');
  return [...middles, ...others.map((what) => ({ what, segment: -1 }))];
}

function workOut(tile: Tile): Layout {
  const rush = gameOf(tile) === 'gold-rush';
  const areas = tile.segments.map((segment) => (isArea(segment.kind) ? cityForm(tile, segment) : undefined));
  const cities = areas.filter((form) => form !== undefined);
  const has = (mark: Tile['marks'][number]) => tile.marks.includes(mark);
  const buildings = buildingsOf(tile);
  const burgs = tile.segments.flatMap(({ kind, sides }) =>
    kind === 'german-castle' ? sides.map((side) => SIDES.indexOf(side) as Turn) : [],
  );
  const isCircle = has('pitchfork') || has('club') || has('shield');
  const ends = isCircle || burgs.length > 0 || buildings.some(({ what }) => what !== 'cemetery');
  const { forms, gates, arms: roadArms } = roadsOf(tile, cities, ends);
  const outlines = cities.map(({ shape, turn }) => polygonOf(shape).map((point) => turnPoint(point, turn)));
  const inCity = (at: Point) => outlines.some((outline) => inside(outline, at));

  const floors = SURFACE.filter(inCity).map((at): Dot => ({ at, radius: 1, kind: 'floor' }));
  const through = forms.filter((form) => form.through);
  const dots: Dot[] = [
    ...floors,
    ...cities.flatMap(dotsOfArea),
    ...through.flatMap((form) => roadPoints(form).map(onRoad)),
    ...burgs.flatMap((side) => turnDots(boxDots([0, 0], HALF_A_BURG, 'building'), side)),
  ];
  const ground = { cities, through, ends: roadArms.length > 0 };
  const grain = isCircle ? centre.grainOf(tile, ground) : undefined;
  if (grain) dots.push(...boxDots(grain.pose.at, [-12, -12, 12, 12], 'building'));
  const things = buildings.map((thing, i): Standing => {
    const taken = i > 0 || grain !== undefined || (thing.what === 'cemetery' && roadArms.length > 0);
    return { ...thing, pose: centre.stand(centre.building(thing.what, ground, taken), dots) };
  });
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
  if (roadArms.length && !ends && !crossed) {
    const isField = (side: (typeof SIDES)[number]) =>
      ['field', 'prairie'].includes(tile.edges[SIDES.indexOf(side)] ?? '');
    village = centre.villageOf(roadArms, isField, hub ? turnPoint([-5, 5], hub.turn) : [0, 0]);
    dots.push(...boxDots(village.pose.at, [-9, -9, 9, 9], 'village'));
    for (const { at } of village.roofs) dots.push({ at, radius: 7, kind: 'roof' });
  }
  // Where the grain fills the tile, walls run over it: its sign has a disc of its own.
  if (grain?.what === 'disc-whole') things.push({ what: 'disc', segment: -1, pose: grain.pose });
  const plant = (what: string, segment: number, thing: centre.Thing) =>
    things.push({ what, segment, pose: centre.stand(thing, dots) });
  tile.segments.forEach(({ kind }, index) => {
    if (kind === 'garden') plant('garden', index, centre.GARDEN_PLOT);
  });
  if (has('gold')) plant('sign', -1, centre.GOLD_SIGN);
  const signs = signsOf(tile, areas, roads, grain?.pose, dots);

  const furrows = ([0, 1, 2, 3] as const).filter((turn) => {
    const isOpen = (side: number) => ['field', 'road', 'prairie', 'track'].includes(tile.edges[side % 4] as string);
    const taken = cost(dots, turnPoint([-36, -33], turn), FURROWS, { building: 1, sign: 1, symbol: 1, floor: 1 });
    return isOpen(turn) && isOpen(turn + 3) && taken === 0;
  });
  const towers = cities.flatMap(({ shape, turn }) =>
    shape.walls.flatMap((wall) => wall.corners.map((c) => (c + turn) % 4)),
  );
  return {
    rush,
    furrows,
    areaKind: rush ? 'mountain' : 'city',
    areas,
    roads,
    gates,
    things,
    signs,
    burgs,
    towers: [...new Set(towers)].sort(),
    dots,
    ...(village && { village }),
    ...(grain && { grain }),
  };
}

const known = new WeakMap<Tile, Layout>();

/** The layout of a tile as it lies. Asked for unturned tiles only: a turned one is the same picture, turned. */
export function layoutOf(tile: Tile): Layout {
  const found = known.get(tile) ?? workOut(tile);
  known.set(tile, found);
  return found;
}
