import { AreaGround } from './AreaGround.tsx';
import type { Layout } from './layout.ts';
import { Put } from './Put.tsx';
import type { RoadForm } from './roadForm.ts';
import { transform } from './units.ts';

function Roads({ forms, kind }: { forms: readonly RoadForm[]; kind: 'road' | 'track' }) {
  const turned = ({ turn, mirrored }: RoadForm) =>
    `${transform([0, 0], 90 * turn) ?? ''}${mirrored ? 'scale(-1 1)' : ''}` || undefined;
  const branches = forms.filter((form) => form.shape === 'branch');
  return (
    <>
      {forms.map((form) =>
        form.shape === 'branch' ? null : <use href={`#b-${kind}-${form.shape}`} transform={turned(form)} />,
      )}
      {/* All edges first, then all surfaces, so that the arms flow into each other. */}
      {['edge', 'way'].map((part) =>
        branches.map((form) => <use href={`#b-${kind}-${part}`} transform={turned(form)} />),
      )}
    </>
  );
}

/** All that is printed on a tile and may be turned with it, as it lies unturned. */
export function TileFace({ layout }: { layout: Layout }) {
  const { rush, areaKind, areas, roads, grain, village, things } = layout;
  const kind = rush ? 'track' : 'road';
  return (
    <>
      <Put what={rush ? 'prairie' : 'field'} />
      {layout.furrows.map((turn) => (
        <Put what={rush ? 'tufts' : 'furrows'} pose={{ at: [0, 0], degrees: 90 * turn }} />
      ))}
      {/* Roads end under the grain and pass over it. */}
      <Roads kind={kind} forms={roads.filter((road) => !road.through)} />
      {grain && <Put what={grain.what} pose={grain.pose} />}
      <Roads kind={kind} forms={roads.filter((road) => road.through && !road.bridging)} />
      {areas.map((form) => {
        if (!form) return null;
        const pose = { at: [0, 0], degrees: 90 * form.turn } as const;
        if (!form.special) return <Put what={`${areaKind}-${form.shape.name}`} pose={pose} />;
        return (
          <g transform={transform(pose.at, pose.degrees)}>
            <AreaGround kind={areaKind} shape={form.shape} />
          </g>
        );
      })}
      <Roads kind={kind} forms={roads.filter((road) => road.bridging)} />
      {layout.gates.map((pose) => (
        <Put what={rush ? 'tank' : 'gate'} pose={pose} />
      ))}
      {village && (
        <>
          <Put what={rush ? 'tank' : 'green'} pose={village.pose} />
          {village.roofs.map((pose) => (
            <Put what={rush ? 'shed' : 'roof'} pose={pose} />
          ))}
        </>
      )}
      {things.map(({ what, pose }) => (
        <Put what={what} pose={pose} />
      ))}
    </>
  );
}
