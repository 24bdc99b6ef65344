import { CityGround } from './CityGround.tsx';
import type { Layout } from './layout.ts';
import { Put } from './Put.tsx';
import type { RoadForm } from './roadForm.ts';
import { transform } from './units.ts';

function Roads({ forms }: { forms: readonly RoadForm[] }) {
  const turned = ({ turn, mirrored }: RoadForm) =>
    `${transform([0, 0], 90 * turn) ?? ''}${mirrored ? 'scale(-1 1)' : ''}` || undefined;
  const branches = forms.filter((form) => form.shape === 'branch');
  return (
    <>
      {forms.map((form) =>
        form.shape === 'branch' ? null : <use href={`#b-road-${form.shape}`} transform={turned(form)} />,
      )}
      {/* All edges first, then all surfaces, so that the arms flow into each other. */}
      {['edge', 'way'].map((part) => branches.map((form) => <use href={`#b-road-${part}`} transform={turned(form)} />))}
    </>
  );
}

/** All that is printed on a tile and may be turned with it, as it lies unturned. */
export function TileFace({ layout }: { layout: Layout }) {
  const { cities, village, cloister, bazaar, garden, sign } = layout;
  return (
    <>
      <Put what="field" />
      {layout.furrows.map((turn) => (
        <Put what="furrows" pose={{ at: [0, 0], degrees: 90 * turn }} />
      ))}
      <Roads forms={layout.roads.filter((road) => !road.bridging)} />
      {cities.map(({ shape, turn, special }) => {
        const pose = { at: [0, 0], degrees: 90 * turn } as const;
        if (!special) return <Put what={`city-${shape.name}`} pose={pose} />;
        return (
          <g transform={transform(pose.at, pose.degrees)}>
            <CityGround shape={shape} />
          </g>
        );
      })}
      <Roads forms={layout.roads.filter((road) => road.bridging)} />
      {layout.gates.map((pose) => (
        <Put what="gate" pose={pose} />
      ))}
      {village && (
        <>
          <Put what="green" pose={village.pose} />
          {village.roofs.map((pose) => (
            <Put what="roof" pose={pose} />
          ))}
        </>
      )}
      {cloister && <Put what="cloister" pose={cloister} />}
      {bazaar && <Put what="bazaar" pose={bazaar} />}
      {garden && <Put what="garden" pose={garden} />}
      {sign && <Put what="sign" pose={sign} />}
    </>
  );
}
