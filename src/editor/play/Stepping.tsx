/** Going from step to step while one plays. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { PlayerMark } from '../../drawing/index.ts';
import { labelOf, questionAt, whoActs } from '../../replay/view/Fork.tsx';
import type { Frame } from '../../scenario/timeline.ts';
import { depthOfFrame } from '../judged.ts';
import type { JudgedProps } from '../model.ts';
import { type Go, ledTo } from './stepping.ts';

/** The last step on the line that takes the first way at each fork. */
function depthOfEnd(frame: Frame): number {
  let depth = depthOfFrame(frame);
  for (let next = frame.next[0]; next; next = next.next[0]) depth += 1;
  return depth;
}

/** The steps around this one as buttons; where the ways part, each of them. */
export function Stepping({ model, send, frame }: JudgedProps & { frame: Frame }) {
  const { document, locale, telling } = model;
  const { replay } = telling;
  const ways = useRef<HTMLDivElement>(null);
  const isFork = frame.next.length > 1;
  const go = (to: Go) => {
    const id = ledTo(frame, to);
    if (id !== undefined) send({ type: 'go', to: id });
    else if (isFork && (to === 'next' || to === 'last')) ways.current?.querySelector('button')?.focus();
  };
  const button = (to: Go, label: ComponentChildren) => (
    <button
      type="button"
      class={to === 'next' ? 'btn go' : 'btn'}
      aria-disabled={ledTo(frame, to) === undefined && !(isFork && (to === 'next' || to === 'last'))}
      onClick={() => go(to)}
    >
      {label}
    </button>
  );
  const forked = frame.parent && frame.parent.next.length > 1 ? frame.parent : undefined;
  const at = isFork ? frame : forked;
  return (
    <>
      <div class="stepping">
        {button(
          'first',
          <>
            «<span class="vh"> {replay.first}</span>
          </>,
        )}
        {button('back', `‹ ${replay.back}`)}
        <b>{replay.of(depthOfFrame(frame) + 1, depthOfEnd(frame) + 1)}</b>
        {button('next', `${replay.next} ›`)}
        {button(
          'last',
          <>
            <span class="vh">{replay.last} </span>»
          </>,
        )}
      </div>
      {at && (
        <div class="at-fork" ref={ways}>
          <p>{isFork ? questionAt(at, telling) : replay.otherwise}</p>
          {at.next.map((way) => {
            const player = whoActs(way.events);
            return (
              <button
                type="button"
                class="btn"
                key={way.id}
                aria-pressed={isFork ? undefined : way === frame}
                onClick={() => send({ type: 'go', to: way.id })}
              >
                {player && <PlayerMark player={player} />}
                {labelOf(way, { document }, locale, telling)}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}
