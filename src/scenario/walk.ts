/** Going through the steps of a document. */
import type { Branch, Step } from './document.ts';

/** Every step and branch of a document, with its place. */
export function* everyStep(
  holder: { readonly steps?: readonly Step[] | undefined; readonly branches?: readonly Branch[] | undefined },
  at = '',
): Generator<{ readonly node: Step | Branch; readonly at: string; readonly last: boolean; readonly top: boolean }> {
  const steps = holder.steps ?? [];
  for (const [i, node] of steps.entries()) {
    const place = `${at}steps[${i}]`;
    yield { node, at: place, last: i === steps.length - 1, top: false };
    yield* everyStep({ branches: node.branches }, `${place}.`);
  }
  for (const [i, node] of (holder.branches ?? []).entries()) {
    const place = `${at}branches[${i}]`;
    yield { node, at: place, last: true, top: at === '' };
    yield* everyStep({ steps: node.steps }, `${place}.`);
  }
}
