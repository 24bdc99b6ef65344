/** What figures are called, and how to tell apart those that can be placed. */
import type { Cell, ScoredKind } from '../engine/index.ts';
import type { ChoiceContext, ChoiceOf, Context, NamingWords } from './game.ts';
import { type Place, placesOn, type Role, roleOn } from './spots.ts';

/** The noun for the figures of the game that is played. */
export const figureNoun = ({ game }: Pick<Context, 'game'>): 'follower' | 'cowboy' =>
  game === 'gold-rush' ? 'cowboy' : 'follower';

const UNNAMED: ReadonlySet<Role> = new Set<ScoredKind>(['hut', 'mist-castle', 'cemetery']);

/** Whether the rules have no name for a figure there, so that only the feature says what it does. */
export const isUnnamed = (role: Role): role is ScoredKind => UNNAMED.has(role);

type Placing = ChoiceOf<'follower'>;

/** The square a figure goes to: of a tile that covers two, one half is the cell of the decision. */
const cellOf = ({ cell }: Placing, { decision }: ChoiceContext): Cell | undefined =>
  cell ?? (decision?.kind === 'place-follower' ? decision.cell : undefined);

/** The square and the places on it to name: nothing if no other choice offered is of the same role. */
function whereToTell(choice: Placing, ctx: ChoiceContext): { cell?: Cell; places: readonly Place[] } {
  const alike = ctx.among?.filter(
    (other): other is Placing => other.kind === 'follower' && roleOn(other) === roleOn(choice),
  );
  if (alike && alike.length < 2) return { places: [] };
  const here = alike?.filter(({ cell }) => cell?.join() === choice.cell?.join());
  const severalSquares = alike ? here?.length !== alike.length : choice.cell !== undefined;
  const cell = severalSquares ? cellOf(choice, ctx) : undefined;
  return { ...(cell && { cell }), places: here && here.length < 2 ? [] : placesOn(choice.on) };
}

interface FigureNouns extends Pick<NamingWords, 'roles' | 'features' | 'and'> {
  readonly places: Readonly<Record<Place, string>>;
}

/** Labels the choice of a figure: `knight`, and where two would read alike `knight (top)`. */
export function figureLabeller(nouns: FigureNouns): (choice: Placing, ctx: ChoiceContext) => string {
  const { roles, features, places, and } = nouns;
  return (choice, ctx) => {
    const role = roleOn(choice);
    const where = whereToTell(choice, ctx);
    const details = [
      ...(isUnnamed(role) ? [features[role]] : []),
      ...(where.cell ? [ctx.names(where.cell)] : []),
      ...(where.places.length ? [and(where.places.map((place) => places[place]))] : []),
    ];
    return `${roles[role]}${details.length ? ` (${details.join(', ')})` : ''}`;
  };
}
