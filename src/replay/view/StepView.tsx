import type { ComponentChildren } from 'preact';
import { Board } from '../../drawing/index.ts';
import type { Locale } from '../../scenario/document.ts';
import type { Frame } from '../../scenario/timeline.ts';
import { captionOf, type Example } from '../example.ts';
import { phaseLine, toldStep } from '../spoken.ts';
import { marksOf } from '../story.ts';
import type { Telling } from '../telling.ts';
import { depthOf, fragmentOf, type StepId, siblingsOf } from '../tree.ts';
import { Claims } from './Claims.tsx';
import { Fork } from './Fork.tsx';
import { Hand } from './Hand.tsx';
import { Happened } from './Happened.tsx';
import { Points } from './Points.tsx';
import { Stepper } from './Stepper.tsx';
import { Tally } from './Tally.tsx';
import { TextBoard } from './TextBoard.tsx';

/** Where a step is one of many on a page, and where it is the only one that is drawn. */
export interface StepPlace {
  /** The id of the figure. */
  readonly figure: string;
  /** The fragment that leads to a step, where it is no part of the page. */
  readonly fragment?: ((step: StepId) => string) | undefined;
}

export interface StepProps extends StepPlace {
  example: Example;
  frame: Frame;
  locale: Locale;
  telling: Telling;
  /** What is said of the step before its caption. */
  notice?: ComponentChildren;
  /** What could happen from here. */
  outcomes?: ComponentChildren;
}

/** What the author wrote, or what happened and what has to be decided. */
function Caption({ example, frame, locale, telling }: Pick<StepProps, 'example' | 'frame' | 'locale' | 'telling'>) {
  const written = captionOf(example.document, frame.id, locale);
  if (written) {
    return (
      <p class="cap" lang={written.lang === locale ? undefined : written.lang}>
        {written.text}
      </p>
    );
  }
  const told = toldStep(frame, telling);
  return told ? <p class="cap">{told}</p> : null;
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

/** One step: board, caption, ways to go on, sums and claims. */
export function StepView({ figure, fragment, example, frame, locale, telling, notice, outcomes }: StepProps) {
  const { tree, window } = example;
  const { replay } = telling;
  const line = phaseLine(frame, depthOf(tree, frame.id), telling);
  const address = fragmentOf(tree, figure, frame.id);
  const shared = { figure, fragment, example, locale, telling };
  const forked = frame.parent && siblingsOf(tree, frame.id).length > 0 ? frame.parent : undefined;
  return (
    <div class={frame.parent && !fragment ? 'fr' : 'fr now'} id={address} {...treeData(example, frame)}>
      <div class="bd">
        <Board state={frame.state} marks={marksOf(frame)} label={replay.board(line)} window={window} />
      </div>
      <div class="c">
        <p class="ph">{line}</p>
        {frame.next.length > 0 && <Hand told={frame} telling={telling} />}
        {notice}
        <Caption example={example} frame={frame} locale={locale} telling={telling} />
        {frame.next.length > 1 && <Fork at={frame} id={`${address}.fork`} {...shared} />}
        {frame.next.length < 2 && forked && <Fork at={forked} taken={frame.id} {...shared} />}
      </div>
      <Stepper figure={figure} fragment={fragment} tree={tree} id={frame.id} words={replay} />
      <div class="more">
        <Points events={frame.events} telling={telling} />
        <Claims told={frame} telling={telling} />
        <Tally state={frame.state} telling={telling} />
      </div>
      <div class="end">
        {outcomes}
        <Happened events={frame.events} telling={telling} />
        <TextBoard state={frame.state} telling={telling} />
      </div>
    </div>
  );
}
