/** `replay`: tells a scenario step by step. */
import { choices } from '../engine/index.ts';
import {
  allFrames,
  type Frame,
  type Judgement,
  judge,
  LOCALES,
  type ScenarioDocument,
  type Text,
} from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { type Context, type GameWords, type Locale, tellDecision, tellEvent, tellRefusal } from '../words/index.ts';
import { contextFor } from './board.ts';
import { type Command, type ExitCode, Failure, type Io, oneOf, only, readArgs } from './command.ts';
import { readScenario, situationLine } from './files.ts';

/** A judged scenario, or a failure that tells the first problem of its situation. */
export function rootOf(path: string, document: ScenarioDocument): Frame {
  const judged: Judgement = judge(document);
  if ('root' in judged) return judged.root;
  const [first] = judged.problems;
  throw new Failure(first ? situationLine(path, first) : `${path}: this situation is impossible.`);
}

/** In a language, else in English. */
export const textIn = (text: Text | undefined, locale: Locale): string | undefined => text?.[locale] ?? text?.en;

interface Telling {
  readonly document: ScenarioDocument;
  readonly locale: Locale;
  readonly words: GameWords;
  readonly ctx: Context;
  readonly io: Io;
}

function tellFrame(frame: Frame, depth: number, { document, locale, words, ctx, io }: Telling): void {
  const say = (text: string) => io.out(`${'  '.repeat(depth)}${text}`);
  say(frame.id);
  const caption = textIn(document.captions?.[frame.id], locale);
  if (caption) say(`  “${caption}”`);
  for (const event of frame.events) say(`  ${tellEvent(words, event, ctx)} [${event.rule}]`);
  if (frame.refused) {
    const { choice, refusal } = frame.refused;
    say(`  ! ${JSON.stringify(choice)}: ${tellRefusal(words, refusal, ctx)} [${refusal.rule}]`);
  }
  if (frame.decision) say(`  → ${tellDecision(words, frame.decision, ctx)}`);
}

/** A frame and all that follow it; each branch under its own heading, one step further in. */
function tellFrom(frame: Frame, depth: number, telling: Telling): void {
  tellFrame(frame, depth, telling);
  for (const next of frame.next) {
    const begins = next.branch !== undefined && next.branch !== frame.branch;
    if (begins) {
      const label = textIn(telling.document.captions?.[next.branch], telling.locale);
      telling.io.out('');
      telling.io.out(`${'  '.repeat(depth + 1)}── ${next.branch}${label ? `: ${label}` : ''}`);
    }
    tellFrom(next, begins ? depth + 1 : depth, telling);
  }
}

/** A frame as data: all of it but its neighbours, which are named. */
function plain({ parent, next, ...frame }: Frame) {
  return { ...frame, parent: parent?.id, next: next.map(({ id }) => id), choices: choices(frame.state) };
}

function run(args: readonly string[], io: Io): ExitCode {
  const { values, positionals } = readArgs(args, {
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
  });
  const path = only(positionals, 'FILE');
  const locale = oneOf('--lang', values.lang, LOCALES);
  const document = readScenario(path);
  const root = rootOf(path, document);
  const frames = allFrames(root);
  if (values.json) io.out(JSON.stringify({ id: document.id, frames: frames.map(plain) }, null, 2));
  else {
    const title = textIn(document.title, locale);
    io.out(title ? `${title} (${document.id})` : document.id);
    io.out('');
    tellFrom(root, 0, { document, locale, words: gameWords[locale], ctx: contextFor(frames), io });
  }
  return frames.some(({ refused, differences }) => refused || differences.length) ? 1 : 0;
}

export const replay: Command = {
  name: 'replay',
  summary: 'Tells a scenario step by step, branch by branch.',
  usage: [
    'FILE [--lang LANGUAGE] [--json]',
    `--lang LANGUAGE  ${LOCALES.join(', ')}; en by default`,
    '--json           every step with its state, decision, choices and events',
    'Exit code 1 if a step cannot be played or is not as expected.',
  ],
  run,
};
