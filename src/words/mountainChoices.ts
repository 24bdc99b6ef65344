/** Where on its tile a tent or the sheriff would stand, and the values of tokens that the reader may see. */
import type { Choice } from '../engine/index.ts';
import type { ChoiceContext, ChoiceOf } from './game.ts';
import { type Place, placesOn } from './spots.ts';

type OnMountain = ChoiceOf<'tent' | 'sheriff'>;

/** Named only where the tile has another mountain to choose. */
export function mountainPlacesToTell(choice: OnMountain, { among }: ChoiceContext): readonly Place[] {
  const isAlike = (other: Choice): other is OnMountain =>
    other.kind === choice.kind && 'cell' in other && other.cell?.join() === choice.cell.join();
  const alike = among?.filter(isAlike);
  return alike && alike.length < 2 ? [] : placesOn(choice.on);
}

/** So many values can be read in one sentence. */
const MOST_VALUES = 16;

/** ` (2, 0)`; empty where the tokens lie face down. */
export const tokenValues = (values: readonly number[] = []): string =>
  values.length && values.length <= MOST_VALUES ? ` (${values.join(', ')})` : '';
