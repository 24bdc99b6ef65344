import { type CityShape, isCurve, MERLONS, roofsOf } from './cityShape.ts';
import { along, pathOf, trim } from './curve.ts';
import { Put } from './Put.tsx';
import { points } from './units.ts';

const floorPath = (outline: CityShape['outline']): string =>
  `M${outline
    .map((part) => (isCurve(part) ? along(part) : points([part])))
    .join(' ')
    .replace(/ (?=[C-])/g, '')}Z`;

/** A city as it lies before it is turned: merlons first, the floor hides their inner half, the wall comes last. */
export function CityGround({ shape }: { shape: CityShape }) {
  return (
    <>
      {shape.walls.map(({ name, curve }) => {
        const { trim: by, count } = MERLONS[name];
        if (!count) return null;
        const d = pathOf(trim(curve, by));
        return (
          <>
            <path class="b-merlon0" d={d} pathLength={count} />
            <path class="b-merlon" d={d} pathLength={count} />
          </>
        );
      })}
      <path class="b-floor" d={floorPath(shape.outline)} />
      {roofsOf(shape).map((pose) => (
        <Put what="roof" pose={pose} />
      ))}
      {shape.walls.map(({ curve }) => (
        <>
          <path class="b-wall0" d={pathOf(curve)} />
          <path class="b-wall" d={pathOf(curve)} />
        </>
      ))}
    </>
  );
}
