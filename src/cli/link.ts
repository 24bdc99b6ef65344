/** `link`: a scenario as one line of text, for a link. */
import { encode, MAX_TEXT, withOutcome } from '../notation/index.ts';
import { LOCALES } from '../scenario/index.ts';
import { type Command, type ExitCode, Failure, type Io, oneOf, only, readArgs } from './command.ts';
import { readScenario } from './files.ts';

function run(args: readonly string[], io: Io): ExitCode {
  const { values, positionals } = readArgs(args, { captions: { type: 'string', default: '' } });
  const path = only(positionals, 'FILE');
  const captions = values.captions ? values.captions.split(',').map((name) => oneOf('--captions', name, LOCALES)) : [];
  const text = encode(withOutcome(readScenario(path)), { captions });
  if (text.length > MAX_TEXT) {
    throw new Failure(`${path}: ${text.length} characters, but no link is opened that is longer than ${MAX_TEXT}.`);
  }
  io.out(text);
  io.out(`${text.length} characters`);
  return 0;
}

export const link: Command = {
  name: 'link',
  summary: 'Writes a scenario as one line of text for a link, and how long it is.',
  usage: [
    'FILE [--captions LANGUAGES]',
    `--captions LANGUAGES  title and captions too, of ${LOCALES.join(', ')}, with commas between; none by default`,
    'What the scenario does not expect itself, the text says too: points, gold and followers as they come out now.',
  ],
  run,
};
