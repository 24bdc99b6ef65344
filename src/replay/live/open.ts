/** Finding out what an address leads to. Whatever it is, the answer is a document, or why there is none. */
import { fetched } from '../../engine/load.ts';
import type { NotationProblem } from '../../notation/index.ts';
import type { ScenarioDocument, StepId } from '../../scenario/document.ts';
import { loadFor } from '../../scenario/load.ts';
import type { Address } from './address.ts';

export type Found =
  | { readonly kind: 'shared'; readonly document: ScenarioDocument; readonly at?: StepId }
  /** A link that cannot be read, and what could be read of it. */
  | { readonly kind: 'unreadable'; readonly problem: NotationProblem; readonly partial?: ScenarioDocument }
  /** There is no example of this name. */
  | { readonly kind: 'nothing'; readonly why: 'no-example' };

/** The text of a documented example; nothing if there is none of this id. Rejected without a network. */
export type FetchExample = (id: string) => Promise<string | undefined>;

/** The text of a file; nothing if there is none. Rejected where nobody can say. */
export async function fetchText(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  if (response.ok) return response.text();
  if (response.status === 404) return undefined;
  throw new Error(`${address}: ${response.status}`);
}

/** Loads the modules of the document too. Rejected with `Unfetched` where something cannot be fetched. */
export async function findAt({ text, id, step }: Address, fetchExample: FetchExample): Promise<Found> {
  const at = step === undefined ? {} : { at: step };
  if (text === undefined) {
    const found = id ? await fetched(fetchExample(id)) : undefined;
    if (found === undefined) return { kind: 'nothing', why: 'no-example' };
    const { readText } = await fetched(import('../../scenario/read.ts'));
    const read = readText(found);
    if (!('document' in read)) throw new Error(`the example ${id} cannot be read`);
    await loadFor(read.document);
    return { kind: 'shared', document: read.document, ...at };
  }
  const { decode } = await fetched(import('../../notation/index.ts'));
  const decoded = decode(text);
  const document = 'document' in decoded ? decoded.document : decoded.partial;
  if (document) await loadFor(document);
  return 'document' in decoded
    ? { kind: 'shared', document: decoded.document, ...at }
    : { kind: 'unreadable', ...decoded };
}
