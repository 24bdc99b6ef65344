/** What could happen in a reader's own try, fetched when somebody asks for it: outcomes, places, and lines to play. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../engine/index.ts';
import { type ExploreWords, loadExploreWords } from '../../words/explore.ts';
import { capital } from '../../words/lists.ts';
import type { Locale } from '../../words/locale.ts';
import { labelChoice } from '../../words/tell.ts';
import { dress } from '../dress.ts';
import { outlookOn } from '../outlook.ts';
import type { Telling } from '../telling.ts';
import { Outcomes } from '../view/Outcomes.tsx';
import styles from './explorer.css?inline';
import { type Line, lineTo } from './lines.ts';
import type { Places } from './Places.tsx';
import type { PlaceMarks } from './placeRows.ts';
import { bring } from './pointer.ts';
import type { Position } from './session.ts';

/** How many positions are looked at: a moment on a phone. */
const BUDGET = 1000;

export interface ExplorerProps {
  position: Position;
  telling: Telling;
  onChoose: (choice: Choice) => void;
  onLine: (line: Line) => void;
  onMarks: (marks: PlaceMarks) => void;
}

export interface LineProps {
  line: Line;
  /** How many of its moves have been made. */
  made: number;
  telling: Telling;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

export interface Explorers {
  readonly Explorer: (props: ExplorerProps) => preact.JSX.Element;
  readonly LineSteps: (props: LineProps) => preact.JSX.Element;
}

export function makeExplorer(words: ExploreWords): Explorers {
  function Explorer({ position, telling, onChoose, onLine, onMarks }: ExplorerProps) {
    const { state, decision } = position;
    const kind = decision?.kind;
    const heading = useRef<HTMLParagraphElement>(null);
    useEffect(() => bring(heading.current), []);
    const [failed, setFailed] = useState(false);
    const [List, setList] = useState<typeof Places>();
    const places = kind === 'place-tile' || kind === 'place-follower';
    useEffect(() => {
      if (!places || List) return;
      const gone = { yet: false };
      import('./Places.tsx').then(
        ({ Places, styles }) => {
          dress(styles);
          if (!gone.yet) setList(() => Places);
        },
        () => gone.yet || setFailed(true),
      );
      return () => {
        gone.yet = true;
      };
    }, [places, List]);
    const outlook = useMemo(
      () => (kind === undefined || kind === 'place-tile' ? undefined : outlookOn(state, BUDGET)),
      [position],
    );
    return (
      <>
        <p class="ph" ref={heading} tabIndex={-1}>
          {words.couldHappen}
        </p>
        {!decision && <p>{words.nothing}</p>}
        {places && List && <List key={kind} {...{ position, telling, words, onChoose, onMarks }} />}
        {places && failed && <p role="alert">{telling.replay.failed}</p>}
        {outlook && (
          <Outcomes
            {...{ outlook, telling, words }}
            onPlay={({ outcomes }) => onLine(lineTo(position, outlook.exploration, outcomes))}
          />
        )}
      </>
    );
  }

  /** The moves of a line, and a button for the next one. */
  function LineSteps({ line, made, telling, onChoose, onClose }: LineProps) {
    const { game, ctx } = telling;
    const button = useRef<HTMLButtonElement>(null);
    useEffect(() => bring(button.current), [line, made]);
    const tell = ({ player, choice }: Line['moves'][number]) =>
      words.move(player, labelChoice(game, choice, ctx), false);
    const next = line.moves[made];
    return (
      <section class="line" aria-label={words.thisLine}>
        <p class="ph">{words.thisLine}</p>
        <ol>
          {line.moves.map((move, i) => (
            <li key={JSON.stringify(move.choice) + i} aria-current={i === made ? 'step' : undefined}>
              {tell(move)}
            </li>
          ))}
        </ol>
        {!next && <p>{words.lineEnds}</p>}
        <p class="ways">
          {next && (
            <button type="button" class="btn go" ref={button} onClick={() => onChoose(next.choice)}>
              {capital(words.nextMove(tell(next)))}
            </button>
          )}
          <button type="button" class="btn" ref={next ? null : button} onClick={onClose}>
            {words.closeLine}
          </button>
        </p>
      </section>
    );
  }

  return { Explorer, LineSteps };
}

export async function openExplorer(locale: Locale): Promise<Explorers> {
  const words = await loadExploreWords(locale);
  dress(styles);
  return makeExplorer(words);
}
