/** What a module brings to the format: its choices and what can be said of its part of a situation. */
import { MAX_COORDINATE, PLAYERS } from '../../engine/index.ts';
import { oneOf, type Shape, text, tuple, wholeNumber } from '../shape.ts';

export interface ModuleShapes {
  /** For each kind of choice its fields. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
  /** Fields that a choice may leave out. */
  readonly optional?: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
  /** The module's entry in `parts`. */
  readonly part?: Shape;
}

export const coordinate = wholeNumber(-MAX_COORDINATE, MAX_COORDINATE);
export const cell = tuple(coordinate, coordinate);
export const player = oneOf(PLAYERS);
export const turn = oneOf([0, 1, 2, 3]);
export const tile = text(120);
export const spot = text(40);
