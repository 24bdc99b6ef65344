import { Board } from '../../drawing/index.ts';
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import type { ExploreWords } from '../../words/explore.ts';
import { tellDecision, tellEvent } from '../../words/tell.ts';
import { documentedIn, outlookAt } from '../documented.ts';
import { captionOf, type Example } from '../example.ts';
import { phasesOf, turnOf } from '../phases.ts';
import { marksOf, toldEvents } from '../story.ts';
import type { Telling } from '../telling.ts';
import { depthOf, fragmentOf, siblingsOf } from '../tree.ts';
import { Claims } from './Claims.tsx';
import { Fork } from './Fork.tsx';
import { Hand } from './Hand.tsx';
import { Happened } from './Happened.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Points } from './Points.tsx';
import { Stepper } from './Stepper.tsx';
import { Tally } from './Tally.tsx';
import { TextBoard } from './TextBoard.tsx';

interface FrameProps {
  figure: string;
  example: Example;
  frame: Frame;
  locale: Locale;
  telling: Telling;
  explore: ExploreWords;
}

/** `Step 2 · Blue’s turn · tile, points`. `depth` is the number of steps before it. */
function phaseLine(frame: Frame, depth: number, { game, replay, ctx }: Telling): string {
  const parts = [depth === 0 ? replay.start : replay.step(depth + 1)];
  const player = turnOf(frame);
  if (frame.state.phase === 'over') parts.push(replay.gameOver);
  else if (player) parts.push(replay.turnOf(game.players[player].name));
  const phases = phasesOf(frame.events, ctx.game).map((phase) => replay.phases[phase]);
  if (phases.length) parts.push(phases.join(', '));
  return parts.join(' · ');
}

/** What the author wrote, or what happened and what has to be decided. */
function Caption({ example, frame, locale, telling }: Omit<FrameProps, 'figure' | 'explore'>) {
  const written = captionOf(example.document, frame.id, locale);
  if (written) {
    return (
      <p class="cap" lang={written.lang === locale ? undefined : written.lang}>
        {written.text}
      </p>
    );
  }
  const { game, ctx } = telling;
  const sentences = toldEvents(frame.events).map((event) => tellEvent(game, event, ctx));
  if (frame.decision) sentences.push(tellDecision(game, frame.decision, ctx));
  return <p class="cap">{sentences.join(' ')}</p>;
}

/** What could happen from here, folded; nothing where that would tell nothing. */
function CouldHappen({ frame, telling, words }: { frame: Frame; telling: Telling; words: ExploreWords }) {
  const outlook = outlookAt(frame);
  if (!outlook) return null;
  const { rule } = outlook.decision;
  return (
    <details class="fold">
      <summary>{words.couldHappen}</summary>
      <p>
        {tellDecision(telling.game, outlook.decision, telling.ctx)} <a href={telling.ruleHref(rule)}>{rule}</a>
      </p>
      <Outcomes {...{ outlook, telling, words }} documented={documentedIn(frame, outlook)} />
    </details>
  );
}

/** The place of a frame in the tree, for the script that takes the figure over. */
function treeData({ tree }: Example, { id }: Frame) {
  const node = tree.get(id);
  return {
    'data-step': id,
    'data-back': node?.parent,
    'data-next': node?.next.join(' ') || undefined,
    'data-branches': node?.branches.join(' ') || undefined,
    'data-turn': node?.turn,
  };
}

/** One step of an example: board, caption, ways to go on, sums and claims. The same with and without script. */
export function FrameView({ figure, example, frame, locale, telling, explore }: FrameProps) {
  const { tree, window } = example;
  const { replay } = telling;
  const line = phaseLine(frame, depthOf(tree, frame.id), telling);
  const address = fragmentOf(tree, figure, frame.id);
  const shared = { figure, example, locale, telling };
  const forked = frame.parent && siblingsOf(tree, frame.id).length > 0 ? frame.parent : undefined;
  return (
    <div class={frame.parent ? 'fr' : 'fr now'} id={address} {...treeData(example, frame)}>
      <div class="bd">
        <Board state={frame.state} marks={marksOf(frame)} label={replay.board(line)} window={window} />
      </div>
      <div class="c">
        <p class="ph">{line}</p>
        {frame.next.length > 0 && <Hand told={frame} telling={telling} />}
        <Caption example={example} frame={frame} locale={locale} telling={telling} />
        {frame.next.length > 1 && <Fork at={frame} id={`${address}.fork`} {...shared} />}
        {frame.next.length < 2 && forked && <Fork at={forked} taken={frame.id} {...shared} />}
      </div>
      <Stepper figure={figure} tree={tree} id={frame.id} words={replay} />
      <div class="more">
        <Points events={frame.events} telling={telling} />
        <Claims told={frame} telling={telling} />
        <Tally state={frame.state} telling={telling} />
      </div>
      <div class="end">
        <CouldHappen frame={frame} telling={telling} words={explore} />
        <Happened events={frame.events} telling={telling} />
        <TextBoard state={frame.state} telling={telling} />
      </div>
    </div>
  );
}
