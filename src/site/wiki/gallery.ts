/** Which examples the gallery of a book shows, and their first pictures. */
import { type CellWindow, type Marks, type Shown, windowOf } from '../../drawing/index.ts';
import type { TileName } from '../../engine/index.ts';
import { prepare } from '../../replay/example.ts';
import { marksOf } from '../../replay/story.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { exampleOf } from '../examples.ts';
import { type Book, bookOf, type Page } from '../pages.ts';

/** The examples that a page shows. */
export interface Shelf {
  readonly page: Page;
  readonly examples: readonly ScenarioDocument[];
}

/** A page as far as it matters here. */
interface Told {
  readonly page: Page;
  readonly outline: { readonly examples: readonly string[] };
}

/** The examples of a book by the page that shows them, each on the first only; no page without one. */
export function shelvesOf(book: Book, pages: readonly Told[]): Shelf[] {
  const seen = new Set<string>();
  const shelves = pages.map(({ page, outline }): Shelf => {
    const fresh = outline.examples.filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    return { page, examples: fresh.map(exampleOf) };
  });
  return shelves.filter(({ page, examples }) => bookOf(page) === book && examples.length > 0);
}

/** The rules that examples show, each with those examples, in the order of `rules`. */
export function byRule(
  rules: Iterable<string>,
  examples: readonly ScenarioDocument[],
): { readonly rule: string; readonly shownBy: readonly ScenarioDocument[] }[] {
  return [...rules]
    .map((rule) => ({ rule, shownBy: examples.filter((example) => example.rules?.some((each) => each === rule)) }))
    .filter(({ shownBy }) => shownBy.length > 0);
}

export interface FirstPicture {
  readonly state: Shown;
  readonly marks: Marks;
  readonly window: CellWindow;
}

const pictures = new Map<string, FirstPicture>();

/** Two squares each way at least, so that no tile grows huge. */
const roomy = ({ x, y, w, h }: CellWindow): CellWindow => ({ x, y, w: Math.max(w, 2), h: Math.max(h, 2) });

/** The board of an example before its first step. The same for all languages, so it is made once. */
export function firstPicture(document: ScenarioDocument): FirstPicture {
  const known = pictures.get(document.id);
  if (known) return known;
  const [frame] = prepare(document).frames;
  if (!frame) throw new Error(`${document.id} has no step`);
  const marks = marksOf(frame);
  const picture = { state: frame.state, marks, window: roomy(windowOf([frame.state], [marks])) };
  pictures.set(document.id, picture);
  return picture;
}

/** The tiles that lie in these pictures. */
export const tilesIn = (documents: readonly ScenarioDocument[]): TileName[] => [
  ...new Set(documents.flatMap((document) => firstPicture(document).state.tiles.map(({ tile }) => tile))),
];
