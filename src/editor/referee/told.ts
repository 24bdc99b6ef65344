/** Everything that happens in a document, with the words to tell it. */
import { windowOf } from '../../drawing/index.ts';
import { marksOf } from '../../replay/story.ts';
import { tellingFor } from '../../replay/telling.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { agreementOf } from '../../scenario/situation.ts';
import { everyStep } from '../../scenario/walk.ts';
import { drawnOf } from '../drawn.ts';
import { judgedOf } from '../judged.ts';
import type { Surroundings, TellingSurroundings } from '../model.ts';

/** Where the steps lay tiles, as it is written: while nothing can be played, squares keep their names. */
const laidIn = (document: ScenarioDocument) =>
  [...everyStep(document)].flatMap(({ node }) =>
    'do' in node ? node.do.flatMap((choice) => (choice.kind === 'tile' ? [{ cell: choice.cell }] : [])) : [],
  );

/** All squares on which something lies in some step, and the words that name them. */
export function toldIn(
  {
    words,
    ruleHref,
  }: Pick<Surroundings, 'ruleHref'> & { words: Pick<TellingSurroundings['words'], 'game' | 'replay'> },
  document: ScenarioDocument,
  shown = drawnOf(document),
) {
  const { frames } = judgedOf(document);
  const marks = frames.length ? frames.map(marksOf) : [{ targets: laidIn(document) }];
  const window = windowOf([shown, ...frames.map(({ state }) => state)], marks);
  const agreement = agreementOf(document);
  return { window, telling: tellingFor(words.game, words.replay, ruleHref, window, { agreement }) };
}
