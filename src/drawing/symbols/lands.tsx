/** The ground: fields and prairie, roads and tracks, cities and mountains. */
import { AreaGround } from '../AreaGround.tsx';
import { CITY_NAMES, COMMON_SHAPES } from '../cityShape.ts';
import type { Symbols } from './symbol.ts';

/** A road: the surface reaches further over the tile's edge than its dark edge, or a line of ink would cross it. */
const road = (edge: string, way: string) => (
  <g>
    <path class="b-road0" d={edge} />
    <path class="b-road" d={way} />
  </g>
);

/** A track: its bed, sleepers that are counted and not measured so that they go on at the next tile, two rails. */
const track = (bed: string, middle: string, sleepers: number, rails: string) => (
  <g>
    <path class="b-bed" d={bed} />
    <path class="b-sleepers" d={middle} pathLength={2 * sleepers} />
    <path class="b-rail" d={rails} />
  </g>
);

const areas = (kind: 'city' | 'mountain'): Symbols =>
  Object.fromEntries(
    CITY_NAMES.map((name) => [
      `${kind}-${name}`,
      <g>
        <AreaGround kind={kind} shape={COMMON_SHAPES[name]} />
      </g>,
    ]),
  );

export const lands = (): Symbols => ({
  field: <path class="b-field" d="M-48.5-48.5h97v97h-97z" />,
  furrows: <path class="b-furrow" d="M-41-40h9M-38-33h12M-42-26h7" />,
  prairie: <path class="b-prairie" d="M-48.5-48.5h97v97h-97z" />,
  tufts: <path class="b-tuft" d="M-41-39h0M-34-41h0M-28-36h0M-37-33h0M-42-29h0M-32-28h0M-25-30h0" />,
  roof: (
    <g>
      <path class="b-roof b-line" d="M-7-5H7V5H-7Z" />
      <path class="b-roof2" d="M-7 0H7V5H-7Z" />
      <path class="b-outline" d="M-7-5H7V5H-7ZM-7 0H7" />
    </g>
  ),
  shed: (
    <g>
      <path class="b-wood b-line" d="M-7-5H7V5H-7Z" />
      <path class="b-wood2" d="M-7 0H7V5H-7Z" />
      <path class="b-outline" d="M-7-5H7V5H-7ZM-7 0H7" />
    </g>
  ),
  peak: (
    <g>
      <path class="b-rock2 b-line" d="M-10 4-7-4-1-9 6-6 10 3 4 8-6 8Z" />
      <path class="b-rock" d="M-10 4-7-4-1-2-6 8Z" />
      <path class="b-light" d="M-7-4-1-9 2.5-7.5-1-2Z" />
      <path class="b-outline" d="M-10 4-7-4-1-9 6-6 10 3 4 8-6 8ZM-7-4-1-2 2.5-7.5M-1-2-6 8M-1-2 10 3" />
    </g>
  ),
  'road-straight': road('M0-48.5V48.5', 'M0-49.5V49.5'),
  'road-curve': road('M0-48.5V-48A48 48 0 0 0 48 0H48.5', 'M0-49.5V-48A48 48 0 0 0 48 0H49.5'),
  'road-end': road('M0-48.5V-7', 'M0-49.5V-7'),
  'road-bend': road('M0-48.5V-22A22 22 0 0 0 22 0', 'M0-49.5V-22A22 22 0 0 0 22 0'),
  'road-edge': <path class="b-road0" d="M0-48.5V0" />,
  'road-way': <path class="b-road" d="M0-49.5V0" />,
  'track-straight': track('M0-49V49', 'M0-48V48', 13, 'M-3.7-48.5V48.5M3.7-48.5V48.5'),
  'track-curve': track(
    'M0-49V-48A48 48 0 0 0 48 0H49',
    'M0-48A48 48 0 0 0 48 0',
    10,
    'M-3.7-48.5V-48A51.7 51.7 0 0 0 48 3.7H48.5M3.7-48.5V-48A44.3 44.3 0 0 0 48-3.7H48.5',
  ),
  'track-end': track('M0-49V-5', 'M0-48V-7', 6, 'M-3.7-48.5V-7M3.7-48.5V-7'),
  'track-bend': track(
    'M0-49V-22A22 22 0 0 0 22 0',
    'M0-48V-22A22 22 0 0 0 22 0',
    8,
    'M-3.7-48.5V-22A25.7 25.7 0 0 0 22 3.7M3.7-48.5V-22A18.3 18.3 0 0 0 22-3.7',
  ),
  'track-edge': (
    <g>
      <path class="b-bed" d="M0-49V0" />
      <path class="b-sleepers" d="M0-48V0" pathLength={13} />
    </g>
  ),
  'track-way': <path class="b-rail" d="M-3.7-48.5V0M3.7-48.5V0" />,
  ...areas('city'),
  ...areas('mountain'),
  tower: <circle class="b-stone b-line" r="7.5" />,
  boulder: (
    <g>
      <path class="b-rock2 b-line" d="M-8-2-4-7 4-7.5 8-2 7 5 1 8-6 6Z" />
      <path class="b-rock" d="M-4-7 4-7.5 2-2-3 0-8-2Z" />
      <path class="b-outline" d="M-8-2-4-7 4-7.5 8-2 7 5 1 8-6 6ZM-8-2-3 0 2-2 4-7.5M-3 0-1 7.6" />
    </g>
  ),
  gate: (
    <g>
      <path class="b-stone b-line" d="M-10-6H10V6H-10Z" />
      <path class="b-ink" d="M-5-6H5V6H-5Z" />
    </g>
  ),
  green: <circle class="b-leaf b-line" r="9" />,
  /** The water tank of a small station, on its platform. */
  tank: (
    <g>
      <path class="b-wood b-line" d="M-12-12H12V12H-12Z" />
      <circle class="b-wood2 b-line" r="9.5" />
      <circle class="b-slate b-line" r="6" />
    </g>
  ),
  /** The grain of a crop circle: beside its tile's features, between two cities, or all that is left of the tile. */
  disc: (
    <g>
      <circle class="b-grain b-line" r="14" />
      <circle class="b-swath" r="11.2" />
    </g>
  ),
  'disc-wide': (
    <g>
      <circle class="b-grain b-line" r="22" />
      <circle class="b-swath" r="18.5" />
      <circle class="b-swath" r="14.5" />
    </g>
  ),
  'disc-whole': <path class="b-grain" d="M-48.5-48.5h97v97h-97z" />,
});
