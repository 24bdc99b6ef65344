/**
 * From a text to its document. Whatever the text, the answer is a document or a named problem; nothing is repaired. Length is
 * capped before reading, counts after, and each character is looked at a bounded number of times.
 */
import { FORMAT, LIMITS, readDocument, type ScenarioDocument } from '../scenario/index.ts';
import { readRows } from './board.ts';
import { CHECK_LENGTH, checkOf, UNRESERVED } from './check.ts';
import { readModules, readPlayers } from './header.ts';
import type { NotationProblem, NotationProblemReason } from './problems.ts';
import { Scanner, Stop } from './scanner.ts';
import { idOf, SEAL, TAG, VERSION } from './seal.ts';
import { type Draft, readSituation } from './situation.ts';
import { ReadSteps } from './steps.ts';
import { ReadTexts } from './texts.ts';

/** Far more than a game with captions in all languages, far less than what takes long to read. */
export const MAX_TEXT = 200_000;

/** `partial` is what could be read of a text that is not to be trusted. */
export type Decoded =
  | { readonly document: ScenarioDocument }
  | { readonly problem: NotationProblem; readonly partial?: ScenarioDocument };

/** What mail programs and the like put into a link: white space, and `%7E` for `~`. The check proves that it is no more. */
const tidy = (text: string): string => text.replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g, '').replace(/%7E/gi, '~');

const BEGINNING = new RegExp(`^${TAG}([1-9]\\d{0,3})(?:_|$)`);
const FOREIGN = new RegExp(`[^${UNRESERVED.replace('-', '\\-')}]`);

/** Reads what is between tag and check into the draft, as far as it gets. */
function readBody(from: Scanner, draft: Draft, texts: ReadTexts): void {
  from.need(/[a-z]+\d+_/y);
  draft.modules = readModules(from);
  from.need(/_/y);
  Object.assign(draft, readPlayers(from));
  from.need(/_/y);
  readRows(from, draft.board.tiles);
  readSituation(from, draft);
  const steps = new ReadSteps(draft);
  while (from.take(/_(?=\d)/y)) steps.read(from);
  const ids = ['start', ...steps.ids];
  while (from.take(/_t/y)) texts.read(from, ids);
  if (!from.ended) from.stop('unreadable');
}

/** What has been read, as a document if it is enough for one. Its keys come in the order of the format. */
function finish(draft: Draft, { title, captions }: Pick<ReadTexts, 'title' | 'captions'>, id: string) {
  const { modules, players, active, board, next, expect, steps, branches, ...situation } = draft;
  return readDocument({
    format: FORMAT,
    id,
    title,
    ...(captions.size && { captions: Object.fromEntries(captions) }),
    modules,
    players,
    active,
    board,
    ...situation,
    next,
    ...(expect && { expect }),
    ...(steps && { steps }),
    ...(branches && { branches }),
  });
}

function problem(reason: NotationProblemReason, at = 0, found = ''): NotationProblem {
  return { reason, at, ...(found && { found }) };
}

/** The id of what is no whole scenario. */
const PART = idOf('part');

/** What is left of a document that is not whole, if there is anything to be seen. */
const partOf = (read: object | { readonly document: ScenarioDocument }): { readonly partial?: ScenarioDocument } =>
  'document' in read && read.document.board.tiles.length ? { partial: read.document } : {};

/** As much of what is too large as can be shown: the situation, with the first of its tiles. */
function beginningOf({ steps: _, branches: __, expect: ___, ...draft }: Draft, { title }: ReadTexts) {
  const board = { ...draft.board, tiles: draft.board.tiles.slice(0, LIMITS.tiles) };
  return partOf(finish({ ...draft, board }, { title, captions: new Map() }, PART));
}

/** Reads a text without its check, of which there may be only the beginning. */
function readText(body: string, id: string, isRagged: boolean): Decoded {
  const draft: Draft = { players: [], board: { tiles: [] }, next: [] };
  const texts = new ReadTexts();
  let stop: Stop | undefined;
  try {
    readBody(new Scanner(body, isRagged), draft, texts);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    stop = error;
  }
  const finished = finish(draft, texts, id);
  if (stop) return { problem: problem(stop.reason, stop.at, stop.found), ...partOf(finished) };
  if ('document' in finished) return finished;
  const { problems } = finished;
  const isTooLarge = problems.some(({ reason }) => reason === 'too-many');
  if (!isTooLarge) return { problem: { ...problem('not-a-scenario'), document: problems } };
  return { problem: { ...problem('too-large'), document: problems }, ...beginningOf(draft, texts) };
}

/** The same, but not to be trusted: what could be read is only a part of it. */
function distrust(decoded: Decoded, reason: NotationProblemReason, at: number, found?: string): Decoded {
  const part = 'document' in decoded ? partOf(decoded) : decoded.partial && { partial: decoded.partial };
  return { problem: problem(reason, at, found), ...part };
}

function readSealed(text: string): Decoded {
  const seal = text.lastIndexOf(SEAL);
  const check = text.slice(seal + SEAL.length);
  if (seal < 0) return distrust(readText(text, PART, true), 'cut', text.length);
  const body = text.slice(0, seal);
  if (check.length < CHECK_LENGTH) return distrust(readText(body, PART, false), 'cut', text.length);
  const right = checkOf(body);
  if (check === right) return readText(body, idOf(check), false);
  const decoded = readText(body, PART, false);
  const end = check.startsWith(right) ? seal + SEAL.length + CHECK_LENGTH : seal;
  return distrust(decoded, 'altered', 'problem' in decoded ? decoded.problem.at : end);
}

/** Reads a text. Never throws. */
export function decode(given: string): Decoded {
  if (given.length > MAX_TEXT) return { problem: problem('too-long') };
  const text = tidy(given);
  if (text === '') return { problem: problem('empty') };
  const [, version] = BEGINNING.exec(text) ?? [];
  if (version === undefined) return { problem: problem('not-ours', 0, text.slice(0, 8)) };
  if (Number(version) > VERSION) return { problem: problem('newer-version', 0, version) };
  const foreign = text.search(FOREIGN);
  if (foreign < 0) return readSealed(text);
  return distrust(readSealed(text.slice(0, foreign)), 'foreign-character', foreign, text[foreign]);
}
