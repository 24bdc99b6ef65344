/** `draw`: the board after a step as a picture of its own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readStyles } from '../drawing/standalone/styles.ts';
import { encode, withOutcome } from '../notation/index.ts';
import { marksOf } from '../replay/story.ts';
import { tellingFor } from '../replay/telling.ts';
import { allFrames, LOCALES } from '../scenario/index.ts';
import { gameWords } from '../words/all.ts';
import { replayWords } from '../words/replayWords.ts';
import { windowFor } from './board.ts';
import { type Command, type ExitCode, Failure, type Io, oneOf, only, readArgs } from './command.ts';
import { readScenario } from './files.ts';
import { rootOf, textIn } from './replay.ts';
import { readTsx } from './tsx.ts';

const STYLES = ['board.css', 'materials.css'].map((name) => new URL(`../drawing/${name}`, import.meta.url));

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path}: it cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}).`);
  }
}

async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = readArgs(args, {
    step: { type: 'string', default: 'start' },
    lang: { type: 'string', default: 'en' },
    out: { type: 'string', short: 'o' },
  });
  const path = only(positionals, 'FILE');
  const locale = oneOf('--lang', values.lang, LOCALES);
  const document = readScenario(path);
  const frames = allFrames(rootOf(path, document));
  const step = oneOf(
    '--step',
    values.step,
    frames.map(({ id }) => id),
  );
  const frame = frames.find(({ id }) => id === step);
  if (!frame) throw new Failure(`${path}: there is no step ${step}.`);

  await readTsx();
  const { descriptionOf, pictureOf } = await import('../replay/picture.ts');
  const title = textIn(document.captions?.[step], locale) ?? textIn(document.title, locale) ?? document.id;
  const names = Object.fromEntries(document.players.map((player) => [player, gameWords[locale].players[player].name]));
  const window = windowFor(frames);
  const telling = tellingFor(gameWords[locale], replayWords[locale], (rule) => rule, window, frame.state);
  const svg = pictureOf(
    {
      shown: frame.state,
      marks: marksOf(frame),
      window,
      title,
      description: descriptionOf(frame, telling),
      names,
      notation: encode(withOutcome(document), { captions: LOCALES }),
    },
    readStyles(STYLES.map((url) => readFileSync(url, 'utf8')).join('\n')),
  );
  if (values.out === undefined) io.out(svg.trimEnd());
  else save(values.out, svg);
  return 0;
}

export const draw: Command = {
  name: 'draw',
  summary: 'Draws the board after a step as an SVG file that opens anywhere.',
  usage: [
    'FILE [--step ID] [--lang LANGUAGE] [-o FILE]',
    '--step ID        a step of the scenario; the start by default',
    `--lang LANGUAGE  ${LOCALES.join(', ')}; en by default`,
    '-o, --out FILE   where to write it; by default it is printed',
    'The picture carries the scenario as its text, so that the editor can open it again.',
  ],
  run,
};
