/** Which rules are at work in what is played: everything that the engine says names the rules it follows. */
import '../engine/all.ts';
import {
  agree,
  type Choice,
  choices,
  decision,
  type ModuleName,
  newGame,
  nextRandom,
  PLAYERS,
  play,
  type RuleId,
  refusal,
} from '../engine/index.ts';
import type { ScenarioDocument } from './document.ts';
import { inFull } from './expect.ts';
import { allFrames, judge } from './judge.ts';
import { everyStep } from './walk.ts';

/** An event, a decision or a refusal. */
interface Citing {
  readonly rule?: RuleId;
  readonly also?: readonly RuleId[];
}

const rulesOf = ({ rule, also = [] }: Citing): readonly RuleId[] => (rule ? [rule, ...also] : also);

/** What happens in a scenario, what has to be decided, and why that is refused which it expects to be refused. */
export function citedIn(document: ScenarioDocument): RuleId[] {
  const judged = judge(document);
  if ('problems' in judged) return judged.problems.flatMap(rulesOf);
  const expected = new Map<string, ScenarioDocument['expect']>([['start', document.expect]]);
  for (const { node } of everyStep(document)) if ('do' in node) expected.set(node.id, node.expect);
  return allFrames(judged.root).flatMap(({ id, state, events, decision: pending }) => {
    const refused = (expected.get(id)?.refuses ?? []).map(({ choice }) => refusal(state, inFull(state, choice)));
    return [...events, pending, ...refused].flatMap((one) => (one ? rulesOf(one) : []));
  });
}

/** What happens, and has to be decided, in a new game that is played to its end with random choices. */
export function citedInGame(modules: readonly ModuleName[], players: number, seed: number): RuleId[] {
  const cited: RuleId[] = [];
  let { state, events } = newGame({ agreement: agree(modules, PLAYERS.slice(0, players)), seed });
  let random = seed;
  for (;;) {
    cited.push(...events.flatMap(rulesOf));
    const pending = decision(state);
    if (!pending) return cited;
    cited.push(...rulesOf(pending));
    const options = choices(state);
    const [value, next] = nextRandom(random);
    random = next;
    ({ state, events } = play(state, options[Math.floor(value * options.length)] as Choice));
  }
}
