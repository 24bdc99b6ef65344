/** Where on its tile the follower is that a crop circle adds or takes back. */
import type { ChoiceContext, ChoiceOf } from './game.ts';
import { type Place, placesOn } from './spots.ts';

/** Named only where another follower of the choices offered is on the same tile. */
export function cropPlaces(choice: ChoiceOf<'crop-add' | 'crop-remove'>, { among }: ChoiceContext): readonly Place[] {
  const here = among?.filter((other) => other.kind === choice.kind && other.cell.join() === choice.cell.join());
  return here && here.length < 2 ? [] : placesOn(choice.on);
}
