/**
 * Whatever comes into the editor, as something to look at, or a named problem. Sizes are capped before anything is read,
 * counts after, and nothing is read twice. Never rejects.
 */
import { fetched, Unfetched } from '../../engine/load.ts';
import type { Loss } from '../../jcz/index.ts';
import { type FetchExample, findAt } from '../../replay/live/open.ts';
import { loadFor } from '../../scenario/load.ts';
import { readDocument } from '../../scenario/read.ts';
import type { Opened } from '../events.ts';
import { carriedByGif } from './gif.ts';
import { fileKind, HEAD, textIn, textKind } from './kinds.ts';
import { linkIn } from './link.ts';
import { carriedByPng } from './png.ts';
import type { ImportProblem } from './problems.ts';
import { carriedIn, type ParseXml } from './svg.ts';

/** Bytes of a file: of a picture, of a drawing, of any other text. */
export const CAPS = { picture: 20_000_000, svg: 8_000_000, text: 2_000_000 } as const;

export interface Needs {
  readonly fetchExample: FetchExample;
  readonly parseXml: ParseXml;
}

export type Source = 'link' | 'json' | 'svg' | 'png' | 'gif' | 'jcz';

export interface Arrived {
  readonly opened: Extract<Opened, { readonly kind: 'shared' | 'unreadable' }>;
  readonly from: Source;
  /** What could not be taken over of a saved game. */
  readonly losses: readonly Loss[];
}

export type Outcome = Arrived | { readonly problem: ImportProblem };

const refuse = (problem: ImportProblem): Outcome => ({ problem });

/** A link somewhere in a text, or what the text is instead. */
async function openLink(text: string, needs: Needs, other: ImportProblem, from: Source = 'link'): Promise<Outcome> {
  const address = linkIn(text);
  if (!address) return refuse(other);
  const opened = await findAt(address, needs.fetchExample);
  if (opened.kind === 'nothing') return refuse({ reason: 'no-example' });
  if (opened.kind === 'unreadable' && !opened.partial) return refuse({ reason: 'link', problem: opened.problem });
  return { opened, from, losses: [] };
}

/** Line and column where JSON goes wrong, as far as the browser tells them: `3:14`. */
function placeIn(error: unknown): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
  return line ? `${line}:${column}` : '';
}

async function openJson(text: string, needs: Needs, from: Source): Promise<Outcome> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return openLink(text, needs, { reason: 'json-broken', place: placeIn(error) }, from);
  }
  if (typeof value === 'string') {
    return openLink(value, needs, { reason: 'no-link' }, from === 'json' ? 'link' : from);
  }
  if (typeof value !== 'object' || value === null) return refuse({ reason: 'json-other' });
  if ('format' in value && !('replay' in value)) {
    const read = readDocument(value);
    if (!('document' in read)) return refuse({ reason: 'document', problems: read.problems });
    await loadFor(read.document);
    return { opened: { kind: 'shared', document: read.document }, from, losses: [] };
  }
  const { importSave, isSave } = await fetched(import('../../jcz/index.ts'));
  if (!isSave(value)) return refuse({ reason: 'json-other' });
  const imported = await importSave(value);
  if ('problem' in imported) return refuse({ reason: 'save', problem: imported.problem });
  await loadFor(imported.document);
  return { opened: { kind: 'shared', document: imported.document }, from: 'jcz', losses: imported.losses };
}

/** What a picture carries is a link or a document, and never another picture. */
const openCarried = (text: string, needs: Needs, from: Source): Promise<Outcome> =>
  textKind(text) === 'json' ? openJson(text, needs, from) : openLink(text, needs, { reason: 'picture-plain' }, from);

async function readText(text: string, needs: Needs): Promise<Outcome> {
  const kind = textKind(text);
  const most = kind === 'svg' ? CAPS.svg : CAPS.text;
  if (text.length > most) return refuse({ reason: 'too-big', size: text.length, most });
  if (text.trim() === '') return refuse({ reason: 'nothing' });
  if (kind === 'json') return openJson(text, needs, 'json');
  if (kind === 'svg') {
    const drawn = carriedIn(text, needs.parseXml);
    return 'text' in drawn ? openCarried(drawn.text, needs, 'svg') : refuse(drawn);
  }
  return openLink(text, needs, kind === 'words' ? { reason: 'no-link' } : { reason: 'foreign', what: kind });
}

async function readFile(file: Blob, needs: Needs): Promise<Outcome> {
  let head: Uint8Array;
  let kind: ReturnType<typeof fileKind>;
  const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  if (file.size > CAPS.picture) return refuse({ reason: 'too-big', size: file.size, most: CAPS.picture });
  if (file.size === 0) return refuse({ reason: 'nothing' });
  try {
    head = await bytesOf(file.slice(0, HEAD));
    kind = fileKind(head);
  } catch {
    return refuse({ reason: 'no-access' });
  }
  if (kind !== 'png' && kind !== 'gif' && kind !== 'text') return refuse({ reason: 'foreign', what: kind });
  // Only a drawing may be as large; whether a text is one is seen once it is read.
  const most = kind === 'text' ? CAPS.svg : CAPS.picture;
  if (file.size > most) return refuse({ reason: 'too-big', size: file.size, most: CAPS.text });
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(file);
  } catch {
    return refuse({ reason: 'no-access' });
  }
  if (kind !== 'text') {
    const carried = kind === 'png' ? carriedByPng(bytes) : carriedByGif(bytes);
    return 'text' in carried ? openCarried(carried.text, needs, kind) : refuse(carried);
  }
  const text = textIn(bytes);
  return text === undefined ? refuse({ reason: 'foreign', what: 'binary' }) : readText(text, needs);
}

/** Whatever is bad about what comes in has an answer: what else fails is the network, or a mistake of ours. */
const answered = (outcome: Promise<Outcome>): Promise<Outcome> =>
  outcome.catch((error: unknown) =>
    refuse(error instanceof Unfetched ? { reason: 'offline' } : { reason: 'unexpected', error }),
  );

export const openText = (text: string, needs: Needs): Promise<Outcome> => answered(readText(text, needs));

export const openFile = (file: Blob, needs: Needs): Promise<Outcome> => answered(readFile(file, needs));
