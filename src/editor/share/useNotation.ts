/** The document as notation, made once nothing changes any more. */
import { useEffect, useState } from 'preact/hooks';
import type { Locale, ScenarioDocument } from '../../scenario/document.ts';
import { textOf } from './link.ts';

/** Milliseconds without a change before a link is made. */
const QUIET = 300;

interface Made {
  readonly document: ScenarioDocument;
  readonly captions: readonly Locale[];
  readonly text: string;
}

/** The document in one line; nothing while it is being changed, so that no older link can be taken for it. */
export function useNotation(document: ScenarioDocument, captions: readonly Locale[]): string | undefined {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    const make = () => setMade({ document, captions, text: textOf(document, captions) });
    const timer = setTimeout(make, made ? QUIET : 0);
    return () => clearTimeout(timer);
  }, [document, captions]);
  return made?.document === document && made.captions === captions ? made.text : undefined;
}
