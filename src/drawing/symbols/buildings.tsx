/** What else stands on tiles, seen from straight above. */
import { CORNERS, each, turrets } from './repeated.tsx';
import type { Symbols } from './symbol.ts';

const BURG = 'M-11-51H11L22-39V39L11 51H-11L-22 39V-39Z';

export const buildings = (): Symbols => ({
  /** On hen's feet, among firs. */
  hut: (
    <g>
      <circle class="b-leaf" r="22" />
      {[
        [-19, -15],
        [17, -20],
        [20, 4],
        [-20, 9],
      ].map(([x, y]) => (
        <use href="#b-fir" x={String(x)} y={String(y)} />
      ))}
      <path class="b-glyph" d="M-7 8V24M-11.5 22.5-7 17.5-2.5 22.5M7 8V24M11.5 22.5 7 17.5 2.5 22.5" />
      <path class="b-wood b-line" d="M-12-14H12V11H-12Z" />
      <path class="b-wood2" d="M0-14H12V11H0Z" />
      <path class="b-outline" d="M-12-14H12V11H-12ZM0-14V11M-12-6H12M-12 3H12" />
      <path class="b-stone b-line" d="M3-11.5H9V-6H3Z" />
    </g>
  ),
  fir: (
    <path
      class="b-leaf b-line"
      d="M0-8 1.8-3.6 5.7-5.7 3.6-1.8 8 0 3.6 1.8 5.7 5.7 1.8 3.6 0 8-1.8 3.6-5.7 5.7-3.6 1.8-8 0-3.6-1.8-5.7-5.7-1.8-3.6Z"
    />
  ),
  /** Over two squares: two courts, a keep between them. */
  burg: (
    <g>
      <path class="b-halo" d={BURG} />
      <path class="b-merlon0" d="M-22-30V30M22-30V30M-10-51H10M-10 51H10" pathLength="40" />
      <path class="b-merlon" d="M-22-30V30M22-30V30M-10-51H10M-10 51H10" pathLength="40" />
      <path class="b-road-fill" d={BURG} />
      <path class="b-wall0" d={BURG} />
      <path class="b-wall" d={BURG} />
      <path class="b-roof b-line" d="M-22-9H22V9H-22Z" />
      <path class="b-roof2" d="M-22 0H22V9H-22Z" />
      <path class="b-outline" d="M-22-9H22V9H-22ZM-22 0H22" />
      <circle class="b-stone b-line" r="13" />
      <circle class="b-slate b-line" r="8.5" />
      <path class="b-outline" d="M-8.5 0H8.5M0-8.5V8.5" />
      {turrets(22, 39, 0.85)}
    </g>
  ),
  /** In the middle of a bank of mist. */
  'mist-castle': (
    <g>
      <path
        class="b-light b-line"
        d="M-22-20A11 11 0 0 1-3-27 11 11 0 0 1 18-24 10 10 0 0 1 28-8 11 11 0 0 1 27 13 10 10 0 0 1 15 26 11 11 0 0 1-6 27 11 11 0 0 1-25 19 10 10 0 0 1-29 1 11 11 0 0 1-22-20Z"
      />
      <path class="b-wall0" d="M-14-14H14V14H-14Z" />
      <path class="b-wall" d="M-14-14H14V14H-14Z" />
      <path class="b-slate2 b-line" d="M-10-10H10V10H-10Z" />
      <path class="b-slate" d="M-10-10H10L0 0ZM-10 10H10L0 0Z" />
      <path class="b-outline" d="M-10-10H10V10H-10ZM-10-10 10 10M10-10-10 10" />
      {CORNERS.map(([x, y]) => (
        <use href="#b-turret" transform={`translate(${15 * x} ${15 * y})scale(.75)`} />
      ))}
    </g>
  ),
  bazaar: (
    <g>
      <path class="b-light b-line" d="M-6-14.5H6L14.5-6V6L6 14.5H-6L-14.5 6V-6Z" />
      <path class="b-roof" d="M0 0-6-14.5H6ZM0 0 14.5-6V6ZM0 0 6 14.5H-6ZM0 0-14.5 6V-6Z" />
      <path
        class="b-outline"
        d="M-6-14.5H6L14.5-6V6L6 14.5H-6L-14.5 6V-6ZM-6-14.5 6 14.5M6-14.5-6 14.5M-14.5-6 14.5 6M-14.5 6 14.5-6"
      />
    </g>
  ),
  /** A hall of our time, all edges. */
  darmstadtium: (
    <g>
      <path class="b-light b-line" d="M-18-6-7-17 12-15 19 3 7 17-12 14Z" />
      <path class="b-slate" d="M-18-6-7-17-2-1ZM12-15 19 3-2-1ZM7 17-12 14-2-1Z" />
      <path class="b-slate2" d="M19 3 7 17-2-1ZM-12 14-18-6-2-1Z" />
      <path
        class="b-outline"
        d="M-18-6-7-17 12-15 19 3 7 17-12 14ZM-2-1-18-6M-2-1-7-17M-2-1 12-15M-2-1 19 3M-2-1 7 17M-2-1-12 14"
      />
    </g>
  ),
  garden: (
    <g>
      <path class="b-road-fill b-line" d="M-11-11H11V11H-11Z" />
      <path
        class="b-leaf b-line"
        d={each(CORNERS, ([x, y]) => `M${2 * x} ${8 * y}V${4.5 * y}L${4.5 * x} ${2 * y}H${8 * x}V${8 * y}Z`)}
      />
      <circle class="b-slate b-line" r="3" />
    </g>
  ),
  /** Houses around a square; tracks come in between them. */
  town: (
    <g>
      <path class="b-road-fill b-line" d="M-16-26H16L26-16V16L16 26H-16L-26 16V-16Z" />
      {[0, 90, 180, 270].map((turn) => (
        <g transform={turn ? `rotate(${turn})` : undefined}>
          <use href="#b-shed" transform="translate(-20 -13)rotate(-90)scale(.85)" />
          <use href="#b-shed" transform="translate(-13 -20)scale(.85)" />
        </g>
      ))}
      <circle class="b-slate b-line" r="4" />
    </g>
  ),
  /** Graves in a fence. */
  cemetery: (
    <g>
      <path class="b-leaf b-line" d="M-22-19H22V19H-22Z" />
      <path class="b-fence" d="M-22-19H22V19H-22Z" pathLength="42" />
      <path
        class="b-stone b-line"
        d={each([-12, 0, 12], (x) =>
          each([-13, 4], (y) => `M${x - 3.5} ${y + 10}V${y + 3.5}A3.5 3.5 0 0 1 ${x + 3.5} ${y + 3.5}V${y + 10}Z`),
        )}
      />
    </g>
  ),
  sign: <path class="b-gold b-line" d="M0-5 6 0 0 5-6 0Z" />,
  turret: (
    <g>
      <circle class="b-stone b-line" r="10" />
      <circle class="b-slate b-line" r="5.5" />
    </g>
  ),
});
