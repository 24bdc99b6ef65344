/** What the parts of a page are about, for the script that folds those that do not concern a reader. */
import type { ModuleName } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/index.ts';
import { BOXES, type Box } from '../../words/boxes.ts';
import { bookOf, type Page } from '../pages.ts';
import { RULES } from '../rules.ts';
import type { Needs } from './choice.ts';
import { boxesOf } from './together.ts';

/** By the id of the rule; what concerns everybody is not there. */
export const needsOfAll = (): Record<string, Needs> =>
  Object.fromEntries(
    [...RULES]
      .filter(([, { editions, boxes }]) => editions || boxes)
      .map(([id, { editions, boxes }]) => [id, { ...(editions && { editions }), ...(boxes && { boxes }) }]),
  );

/** The box that a module comes in; none for the games themselves. */
const boxOf = (module: ModuleName): Box | undefined =>
  module === 'bridges' || module === 'bazaars' ? 'castles' : BOXES.find((box) => box === module);

/** The boxes that an example is played with, besides that of its book. The book of features is about many. */
export function boxesOfExample({ modules }: Pick<ScenarioDocument, 'modules'>, page: Page): Box[] {
  const book = bookOf(page);
  const own = book === 'gold-features' ? [] : boxesOf(book);
  const all = (Object.keys(modules) as ModuleName[]).map(boxOf).filter((box) => box !== undefined);
  return [...new Set(all)].filter((box) => !own.includes(box));
}
