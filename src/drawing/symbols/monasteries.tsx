/** Monastic buildings and churches, seen from straight above: they turn with the tile and look right any way. */
import { each, turrets } from './repeated.tsx';
import type { Symbols } from './symbol.ts';

const CROSS = 'M-2.7-8.5H2.7V-2.7H8.5V2.7H2.7V8.5H-2.7V2.7H-8.5V-2.7H-2.7Z';

/** Standing stones in a ring, each pointing to the middle. */
function ringOfStones(count: number): string {
  const angles = Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count);
  return each(angles, (angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const point = (along: number, across: number) =>
      `${(along * x - across * y).toFixed(1)} ${(along * y + across * x).toFixed(1)}`;
    return `M${point(11.5, -3)} ${point(17, -3)} ${point(17, 3)} ${point(11.5, 3)}Z`;
  });
}

export const monasteries = (): Symbols => ({
  cloister: (
    <g>
      <path class="b-slate2" d="M-21-21H21V21H-21Z" />
      <path class="b-slate" d="M-21-21H21L-21 21H21Z" />
      <path class="b-leaf" d="M-12-12H12V12H-12Z" />
      <path class="b-outline" d="M-21-21H21V21H-21ZM-12-12H12V12H-12ZM-21-21l9 9M21-21l-9 9M21 21l-9-9M-21 21l9-9" />
      <path class="b-light b-line" d={CROSS} />
    </g>
  ),
  /** A tile of its own: a walled precinct around a cloister. */
  abbey: (
    <g>
      <path class="b-leaf" d="M-48.5-48.5h97v97h-97z" />
      <path class="b-road-fill" d="M-38-38H38V38H-38Z" />
      <path class="b-leaf b-line" d="M-31-31H31V31H-31Z" />
      <path class="b-wall0" d="M-38-38H38V38H-38Z" />
      <path class="b-wall" d="M-38-38H38V38H-38Z" />
      <use href="#b-cloister" />
      {turrets(38, 38, 0.9)}
    </g>
  ),
  /** A ring of standing stones around an altar. */
  shrine: (
    <g>
      <circle class="b-leaf b-line" r="20" />
      <path class="b-stone b-line" d={ringOfStones(8)} />
      <circle class="b-ink" r="6" />
      <path class="b-light" d="M-1.6-4.6H1.6L4.6-1.6V1.6L1.6 4.6H-1.6L-4.6 1.6V-1.6Z" />
    </g>
  ),
  /** A church along one side of its court. */
  monastery: (
    <g>
      <path class="b-slate" d="M-21-6H21V22H-21Z" />
      <path class="b-slate2" d="M-21-6-12 3V14L-21 22ZM21-6 12 3V14L21 22Z" />
      <path class="b-leaf" d="M-12 3H12V14H-12Z" />
      <path class="b-outline" d="M-21-6H21V22H-21ZM-12 3H12V14H-12ZM-21 22l9-8M21 22l-9-8M-21-6l9 9M21-6l-9 9" />
      <path class="b-roof b-line" d="M-21-22H19A8.5 8.5 0 0 1 19-5H-21Z" />
      <path class="b-roof2" d="M-21-13.5H27.5A8.5 8.5 0 0 1 19-5H-21Z" />
      <path class="b-outline" d="M-21-22H19A8.5 8.5 0 0 1 19-5H-21ZM-12-13.5H19L27.5-13.5M19-22 19-13.5 19-5" />
      <path class="b-stone b-line" d="M-25-24H-8V-4H-25Z" />
      <path class="b-light b-line" d="M-18.5-21H-14.5V-16H-10.5V-12H-14.5V-7H-18.5V-12H-22.5V-16H-18.5Z" />
    </g>
  ),
  /** A church by itself, in the shape of a cross. */
  church: (
    <g>
      <path class="b-slate b-line" d="M-8-8V-16A8 8 0 0 1 8-16V-8H20V7H8V24H-8V7H-20V-8Z" />
      <path class="b-slate2" d="M0-24A8 8 0 0 1 8-16V-8L0 0ZM20-.5V7H8L0 0H20ZM0 0 8 7V24H0ZM-20-.5H0L-8 7H-20Z" />
      <path class="b-outline" d="M-8-8V-16A8 8 0 0 1 8-16V-8H20V7H8V24H-8V7H-20V-8ZM0-24V24M-20-.5H20" />
      <path class="b-light b-line" d={CROSS} />
    </g>
  ),
  /** A dome between four towers; a portal to each side. */
  cathedral: (
    <g>
      {turrets(17, 17, 0.9)}
      <path class="b-slate b-line" d="M-10-27H10V-10H27V10H10V27H-10V10H-27V-10H-10Z" />
      <path class="b-slate2" d="M0-27H10V-10L0 0ZM27 0V10H10L0 0ZM0 27H10V10L0 0ZM-27 0V10H-10L0 0Z" />
      <path
        class="b-outline"
        d="M-10-27H10V-10H27V10H10V27H-10V10H-27V-10H-10ZM0-27V27M-27 0H27M-10-10 10 10M10-10-10 10"
      />
      <circle class="b-stone b-line" r="11.5" />
      <path class="b-light b-line" d={CROSS} />
    </g>
  ),
});
