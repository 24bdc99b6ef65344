/** The states of documented examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameState } from '../../engine/index.ts';
import { allFrames, type Frame, judge, readText } from '../../scenario/index.ts';

const SCENARIOS = 'scenarios';

export const EXAMPLES: readonly string[] = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.slice(0, -'.json'.length));

/** Every step of an example, the start first. */
export function framesOf(example: string): Frame[] {
  const result = readText(readFileSync(join(SCENARIOS, `${example}.json`), 'utf8'));
  const judged = 'document' in result ? judge(result.document) : result;
  if ('problems' in judged) throw new Error(`${example}: ${judged.problems[0]?.reason}`);
  return allFrames(judged.root);
}

export function stateOf(example: string, step = 'start'): GameState {
  const frame = framesOf(example).find(({ id }) => id === step);
  if (!frame) throw new Error(`${example} has no step ${step}`);
  return frame.state;
}
