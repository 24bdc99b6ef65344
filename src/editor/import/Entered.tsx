/** Above what has been opened: what it is, what of it could not be taken over, and the way back. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { windowOf } from '../../drawing/index.ts';
import { isGame, type ModuleName, type Refusal } from '../../engine/index.ts';
import type { Loss } from '../../jcz/index.ts';
import { marksOf } from '../../replay/story.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { tellLoss } from '../../words/editing/tellImport.ts';
import { cellNames, type GameWords, tellRefusal } from '../../words/index.ts';
import { drawnOf } from '../drawn.ts';
import { judgedOf } from '../judged.ts';
import type { Surroundings } from '../model.ts';
import { askToOpen } from './ask.ts';
import type { Entrance } from './Door.tsx';
import type { LoadedWords } from './load.ts';

export interface EnteredProps {
  readonly words: LoadedWords;
  readonly surroundings: Surroundings;
  readonly entrance: Entrance;
  readonly back: () => void;
}

/** Tells a refusal with the names that the squares have on the board shown. */
function refusalTeller(words: GameWords, document: ScenarioDocument): (refusal: Refusal) => string {
  const { frames } = judgedOf(document);
  const { x, y } = windowOf([drawnOf(document), ...frames.map(({ state }) => state)], frames.map(marksOf));
  const game = (Object.keys(document.modules) as ModuleName[]).find(isGame);
  return (refusal) => tellRefusal(words, refusal, { names: cellNames([x, y]), game });
}

const ruleOf = (loss: Loss) =>
  loss.kind === 'stopped' && loss.halt.why === 'refused' ? loss.halt.refusal.rule : undefined;

function Losses({
  losses,
  title,
  children,
}: {
  losses: readonly Loss[];
  title: string;
  children: (loss: Loss) => ComponentChildren;
}) {
  return (
    <details open>
      <summary>{title}</summary>
      <ul>
        {losses.map((loss) => (
          <li key={JSON.stringify(loss)}>{children(loss)}</li>
        ))}
      </ul>
    </details>
  );
}

export function Entered({ words: { imports, game }, surroundings, entrance, back }: EnteredProps) {
  const { name, left, losses, opened } = entrance;
  const document = opened.kind === 'shared' ? opened.document : undefined;
  const refused = useMemo(() => document && losses.length > 0 && refusalTeller(game, document), [document]);
  return (
    <aside class="entered page" aria-label={imports.title}>
      <p role="status">
        {imports.opened(name)} {left.length > 0 && imports.left(left)}
      </p>
      <p class="do">
        <button type="button" class="btn" onClick={back}>
          {imports.back}
        </button>
        <button type="button" class="btn" onClick={askToOpen}>
          {imports.another}
        </button>
      </p>
      {refused && (
        <Losses losses={losses} title={imports.losses(losses.length)}>
          {(loss) => {
            const rule = ruleOf(loss);
            return (
              <>
                {tellLoss(imports, loss, refused)}
                {rule && (
                  <>
                    {' '}
                    <a href={surroundings.ruleHref(rule)}>{rule}</a>
                  </>
                )}
              </>
            );
          }}
        </Losses>
      )}
    </aside>
  );
}
