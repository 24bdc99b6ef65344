import { describe, expect, it } from 'vitest';
import { agree } from '../setup.ts';
import { clockwiseFrom, nextPlayer } from './seats.ts';

const three = { agreement: agree([], ['red', 'blue', 'green']) };

describe('seats', () => {
  it('go round once from anybody', () => {
    expect(clockwiseFrom(three, 'red')).toEqual(['red', 'blue', 'green']);
    expect(clockwiseFrom(three, 'green')).toEqual(['green', 'red', 'blue']);
  });

  it('begin again behind the last', () => {
    expect(nextPlayer(three, 'red')).toBe('blue');
    expect(nextPlayer(three, 'green')).toBe('red');
    expect(nextPlayer({ agreement: agree([], ['pink']) }, 'pink')).toBe('pink');
  });
});
