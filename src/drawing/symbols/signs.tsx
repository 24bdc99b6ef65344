/** What is printed on tiles and stays upright when they are turned. */
import type { Symbols } from './symbol.ts';

const NUGGET = 'M-5 1-3-4 2-5 5.5-1 4 4-2 5Z';
const nugget = (x: number, y: number) => (
  <g transform={x || y ? `translate(${x} ${y})` : undefined}>
    <path class="b-gold b-line" d={NUGGET} />
    <path class="b-gold1" d="M-3.6 .4-2.3-2.9 1.4-3.6 0-.6Z" />
  </g>
);

export const signs = (): Symbols => ({
  arms: (
    <g>
      <path class="b-light b-line" d="M-8-9H8V0C8 6 4 9 0 11-4 9-8 6-8 0Z" />
      <path class="b-ink" d="M-8-9H0V11C-4 9-8 6-8 0Z" />
    </g>
  ),
  pitchfork: <path class="b-glyph" d="M0 10V-1M-5.5-9V-4C-5.5 0 5.5 0 5.5-4V-9M0-9.5V-1" />,
  club: (
    <g>
      <path
        class="b-ink"
        d="M-9.5 7-2-2.5C-3.5-5.5-1-7.5 .5-7.5 .5-10.5 4.5-11.5 6.5-9.5 9.5-9.5 11-6 9-4 9.5-1 6.5 1 4.5 .5 3.5 2.5 1.5 3 0 2L-6.5 9.5Z"
      />
      <path class="b-grain" d="M1-5.5h2.4v2.4h-2.4zM5-7h2.4v2.4h-2.4zM4-2.6h2.4v2.4h-2.4z" />
    </g>
  ),
  shield: <path class="b-ink" d="M-7-8C-3-7-1-8 0-9.5C1-8 3-7 7-8V0C7 5 3.5 8 0 10-3.5 8-7 5-7 0Z" />,
  'nuggets-1': <g>{nugget(0, 0)}</g>,
  'nuggets-2': (
    <g>
      {nugget(-5.5, 1.5)}
      {nugget(6, -1.5)}
    </g>
  ),
  'nuggets-3': (
    <g>
      {nugget(0, -5)}
      {nugget(-6.5, 4.5)}
      {nugget(6, 5)}
    </g>
  ),
  locomotive: (
    <g>
      <use href="#b-engine" class="b-halo" />
      <use href="#b-engine" class="b-ink" />
      <path class="b-light" d="M7-7H11V-2H7Z" />
      <circle class="b-light b-line" cx="-7.5" cy="6" r="3.6" />
      <circle class="b-light b-line" cx="1" cy="6" r="3.6" />
      <circle class="b-light b-line" cx="10" cy="5" r="4.6" />
    </g>
  ),
  engine: <path d="M-16 8-12 1V-4H-10V-8L-12-11H-4L-6-8V-4H-1C-1-7 3-7 3-4H5V-10H3V-12H15V-10H13V6H-12Z" />,
  camp: (
    <g>
      <path class="b-light b-line" d="M-2.5-12 0-8 2.5-12M0-8 10 10H-10Z" />
      <path class="b-ink" d="M0 1 4 10H-4ZM-3.3-3H3.3L2.2-5H-2.2Z" />
    </g>
  ),
  herd: (
    <path
      class="b-ink b-sign"
      d="M-13 10-11 2C-13 1-14-2-13-5L-15 0-16-1C-15-7-12-8-9-7.5H1C3-9 5-12 7-13L8-15 10-13.5C12-12 14-9 15-7L13-5 10-6C9-3 9-1 8 1L10 10H7.5L5 3.5-4 3C-6 3-7 4-8 5L-10 10Z"
    />
  ),
  star: (
    <g>
      <path
        class="b-light b-line"
        d="M0-11.5 2.9-5 9.9-5.8 5.8 0 9.9 5.8 2.9 5 0 11.5-2.9 5-9.9 5.8-5.8 0-9.9-5.8-2.9-5Z"
      />
      <circle class="b-ink" r="2.6" />
    </g>
  ),
  mist: (
    <path
      class="b-light b-line"
      d="M-11.4 7A5.5 5.5 0 0 1-10.4-4 7.5 7.5 0 0 1 2.6-7 6.5 6.5 0 0 1 13.6-2 5 5 0 0 1 13.6 7Z"
    />
  ),
});
