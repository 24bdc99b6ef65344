/** What samples must hold: at least one of every kind that a module has words for. */
import type { ChoiceKind, DecisionKind, EventKind, Refusal, SituationProblem } from '../../engine/index.ts';
import type { ChoiceOf, DecisionOf, EventOf } from '../game.ts';
import type { Some } from './shared.ts';

interface AnyWords {
  readonly events: object;
  readonly decisions: object;
  readonly choices: object;
  readonly refusals: object;
  readonly situation: object;
}

export interface SamplesFor<W extends AnyWords> {
  readonly events: { readonly [K in keyof W['events'] & EventKind]: Some<EventOf<K>> };
  readonly decisions: { readonly [K in keyof W['decisions'] & DecisionKind]: DecisionOf<K> };
  readonly choices: { readonly [K in keyof W['choices'] & ChoiceKind]: Some<ChoiceOf<K>> };
  readonly refusals: { readonly [R in keyof W['refusals']]: Some<Refusal> };
  readonly situation: { readonly [R in keyof W['situation']]: Some<SituationProblem> };
}
