/** `explore`: what could happen from a step of a scenario, and what is best. */
import { ANSWERS, type Decision, type DecisionKind, decision } from '../engine/index.ts';
import {
  AIMS,
  type Aim,
  bestPlay,
  DEFAULT_BUDGET,
  explore as exploreFrom,
  placesOfFollower,
  placesOfTile,
} from '../explore/index.ts';
import { allFrames, type Frame, LOCALES } from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { grownCellNames } from '../words/cells.ts';
import { exploreWords } from '../words/exploreWords.ts';
import { askDecision } from '../words/index.ts';
import { contextFor, windowFor } from './board.ts';
import { type Command, type ExitCode, type Io, oneOf, only, readArgs, wholeNumber } from './command.ts';
import { type Places, type Telling, tellBest, tellOutcomes, tellPlaces } from './exploreTelling.ts';
import { readScenario } from './files.ts';
import { rootOf, textIn } from './replay.ts';

const MOST = 1_000_000;

/** Gold is what it is about where gold is taken. */
const aimFor = (pending: Decision | undefined): Aim => (pending?.kind === 'take-gold' ? 'gold' : 'points');

/** What is told where a tile or a follower is to be placed. */
function placesIn({ state }: Frame, pending: Decision | undefined): Places | undefined {
  if (pending?.kind === 'place-tile') return { places: placesOfTile(state) };
  return pending?.kind === 'place-follower' ? { variants: placesOfFollower(state) } : undefined;
}

function run(args: readonly string[], io: Io): ExitCode {
  const { values, positionals } = readArgs(args, {
    step: { type: 'string', default: 'start' },
    aim: { type: 'string' },
    until: { type: 'string' },
    budget: { type: 'string', default: `${DEFAULT_BUDGET}` },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
  });
  const path = only(positionals, 'FILE');
  const locale = oneOf('--lang', values.lang, LOCALES);
  const given = values.aim === undefined ? undefined : oneOf('--aim', values.aim, AIMS);
  const until =
    values.until === undefined ? undefined : oneOf('--until', values.until, Object.keys(ANSWERS) as DecisionKind[]);
  const budget = wholeNumber('--budget', values.budget, 1, MOST);
  const document = readScenario(path);
  const frames = allFrames(rootOf(path, document));
  const step = oneOf(
    '--step',
    values.step,
    frames.map(({ id }) => id),
  );
  const frame = frames.find(({ id }) => id === step) as Frame;

  const pending = decision(frame.state);
  const exploration = exploreFrom(frame.state, { budget, ...(until && { until }) });
  const best = bestPlay(exploration, given ?? aimFor(pending));
  const places = placesIn(frame, pending);
  if (values.json) {
    const { graph: _, ...found } = exploration;
    io.out(JSON.stringify({ id: document.id, step, ...found, best, ...places }, null, 2));
  } else {
    const words = exploreWords[locale];
    const game = gameWords[locale];
    const { x, y } = windowFor(frames);
    const ctx = { ...contextFor(frames), names: grownCellNames([x, y]) };
    const title = textIn(document.title, locale);
    io.out(`${title ? `${title} (${document.id})` : document.id}, ${step}`);
    io.out(pending ? askDecision(game, pending, ctx) : words.nothing);
    if (pending) {
      const told: Telling = { game, words, ctx, io, exploration };
      io.out('');
      tellOutcomes(frame.state, told);
      if (best) {
        io.out('');
        tellBest(best, told);
      }
      if (places) tellPlaces(places, told);
    }
  }
  return exploration.complete ? 0 : 1;
}

export const explore: Command = {
  name: 'explore',
  summary: 'Tells what could happen from a step of a scenario, and what is best.',
  usage: [
    'FILE [--step ID] [--aim AIM] [--until DECISION] [--budget N] [--lang LANGUAGE] [--json]',
    '--step ID         a step of the scenario; the start by default',
    `--aim AIM         ${AIMS.join(', ')}; by default gold where gold is taken, elsewhere points (with gold)`,
    '--until DECISION  go no further than to this kind of decision: take-gold; by default to the end of the turn',
    `--budget N        how many positions to look at, at most; ${DEFAULT_BUDGET} by default`,
    `--lang LANGUAGE   ${LOCALES.join(', ')}; en by default`,
    '--json            outcomes, choices, best play and places as data',
    'Exit code 1 if the budget ran out before everything was followed.',
  ],
  run,
};
