import type { ReplayWords } from '../../words/replay.ts';
import {
  backFrom,
  firstStep,
  fragmentOf,
  hasTurns,
  isEnd,
  lastFrom,
  placeOf,
  type StepTree,
  turnBackFrom,
  turnNextFrom,
  waysFrom,
} from '../tree.ts';
import type { StepPlace } from './StepView.tsx';

interface StepperProps extends StepPlace {
  tree: StepTree;
  id: string;
  words: ReplayWords;
}

/**
 * Links to the steps around this one: they work without script, and the script takes them over. Those to the beginning and
 * the end stay links where one is there, so that a focus stays where it is.
 */
export function Stepper({ figure, fragment, tree, id, words }: StepperProps) {
  const { step, steps } = placeOf(tree, id);
  const back = backFrom(tree, id);
  const ways = waysFrom(tree, id);
  const href = (to: string) => `#${fragment ? fragment(to) : fragmentOf(tree, figure, to)}`;
  /** To a step, and where the ways part there to the question. */
  const ask = (to: string) => `${href(to)}${!fragment && waysFrom(tree, to).length > 1 ? '.fork' : ''}`;
  const off = { class: 'btn off', 'aria-disabled': true } as const;
  const [turnBack, turnNext] = [turnBackFrom(tree, id), turnNextFrom(tree, id)];
  return (
    <div class="st">
      <a class="btn" href={href(firstStep(tree))} data-go="first" {...(back === undefined && off)}>
        <span>
          «<span class="w"> {words.first}</span>
        </span>
      </a>
      {back === undefined ? (
        <span class="btn off">‹ {words.back}</span>
      ) : (
        <a class="btn" href={href(back)} data-go="back">
          ‹ {words.back}
        </a>
      )}
      <b>{words.of(step, steps)}</b>
      {ways[0] === undefined ? (
        <span class="btn off">{words.next} ›</span>
      ) : (
        <a class="btn go" href={ways.length > 1 ? ask(id) : href(ways[0])} data-go="next">
          <span>
            {words.next} ›{ways.length > 1 && <small>{words.ways(ways.length)}</small>}
          </span>
        </a>
      )}
      <a class="btn" href={ask(lastFrom(tree, id))} data-go="last" {...(isEnd(tree, id) && off)}>
        <span>
          <span class="w">{words.last} </span>»
        </span>
      </a>
      {hasTurns(tree) && (
        <p class="turns">
          <a href={href(turnBack)} data-go="turn-back" aria-disabled={turnBack === id || undefined}>
            ‹ {words.turnBack}
          </a>
          <a href={href(turnNext)} data-go="turn-next" aria-disabled={isEnd(tree, id) || undefined}>
            {words.turnNext} ›
          </a>
        </p>
      )}
    </div>
  );
}
