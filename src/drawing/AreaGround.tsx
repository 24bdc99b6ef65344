import { type CityShape, isCurve, MERLONS, peaksOf, roofsOf, type Wall } from './cityShape.ts';
import { along, pathOf, trim } from './curve.ts';
import { Put } from './Put.tsx';
import { points } from './units.ts';

export type AreaKind = 'city' | 'mountain';

const floorPath = (outline: CityShape['outline']): string =>
  `M${outline
    .map((part) => (isCurve(part) ? along(part) : points([part])))
    .join(' ')
    .replace(/ (?=[C-])/g, '')}Z`;

/** A line in stone with its edge of ink. */
function Lined({ name, d, count }: { name: string; d: string; count?: number }) {
  return (
    <>
      <path class={`b-${name}0`} d={d} pathLength={count} />
      <path class={`b-${name}`} d={d} pathLength={count} />
    </>
  );
}

function Merlons({ name, curve }: Wall) {
  const { trim: by, count } = MERLONS[name];
  return count ? <Lined name="merlon" d={pathOf(trim(curve, by))} count={count} /> : null;
}

/**
 * A city or a mountain as it lies before it is turned. A city has merlons first, the floor hides their inner half, the
 * wall comes last; around a mountain runs a rim of rocks.
 */
export function AreaGround({ kind, shape }: { kind: AreaKind; shape: CityShape }) {
  const isCity = kind === 'city';
  return (
    <>
      {isCity && shape.walls.map(Merlons)}
      <path class={isCity ? 'b-floor' : 'b-rock'} d={floorPath(shape.outline)} />
      {(isCity ? roofsOf : peaksOf)(shape).map((pose) => (
        <Put what={isCity ? 'roof' : 'peak'} pose={pose} />
      ))}
      {shape.walls.map(({ name, curve }) =>
        isCity ? (
          <Lined name="wall" d={pathOf(curve)} />
        ) : (
          <Lined name="rim" d={pathOf(curve)} count={MERLONS[name].count || 9} />
        ),
      )}
    </>
  );
}
