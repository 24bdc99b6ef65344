/** Scenarios that somebody has shared, and what is around them in the editor. */

import type { RuleId } from '../../engine/index.ts';
import { decode, encode, withOutcome } from '../../notation/index.ts';
import { type Branch, LOCALES, type Locale, type ScenarioDocument, type Step } from '../../scenario/document.ts';
import { loadViewingWords } from '../../words/editing/viewing.ts';
import { loadWords } from '../../words/load.ts';
import type { EditorContext, Opened } from '../events.ts';
import { surroundingsIn as editorIn } from '../testpage.tsx';
import type { EditorSnapshot } from '../useEditor.ts';
import type { ViewingProps } from './Viewing.tsx';

const files = import.meta.glob<ScenarioDocument>('../../../scenarios/*/*.json', { eager: true, import: 'default' });

export const allDocuments: readonly ScenarioDocument[] = Object.values(files);

export function documentOf(id: string): ScenarioDocument {
  const document = allDocuments.find((one) => one.id === id);
  if (!document) throw new Error(`no document ${id}`);
  return document;
}

/** The document as it comes out of a link that somebody has made of it. */
export function linked(document: ScenarioDocument, captions: readonly Locale[] = LOCALES): ScenarioDocument {
  const decoded = decode(encode(withOutcome(document), { captions }));
  if (!('document' in decoded)) throw new Error(decoded.problem.reason);
  return decoded.document;
}

export async function surroundingsIn(locale: Locale): Promise<ViewingProps['surroundings']> {
  const [editor, words, viewing] = await Promise.all([editorIn(locale), loadWords(locale), loadViewingWords(locale)]);
  const ruleHref = (rule: RuleId) => `/${locale}/rules/#${rule}`;
  return { ...editor, words: { ...editor.words, ...words, viewing }, ruleHref };
}

/** The editor where it is looking at something. */
export const looking = (opened: Opened, state = 'reading'): EditorSnapshot =>
  ({
    value: { looking: state },
    matches: (one: unknown) => one === 'looking' || (one as { looking?: string }).looking === state,
    context: { opened } as Partial<EditorContext>,
  }) as never;

/** What somebody might try to have run. */
export const MALICE = [
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '&lt;b&gt; &amp; <b>bold</b>',
] as const;

/** A document with this text wherever a document can have one. */
export function saying(document: ScenarioDocument, text: string): ScenarioDocument {
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, text]));
  const captions = Object.fromEntries(Object.keys(document.captions ?? {}).map((id) => [id, everywhere]));
  return { ...document, title: everywhere, captions };
}

/** The document with each of its steps changed. */
export function mapSteps(document: ScenarioDocument, change: (step: Step) => Step): ScenarioDocument {
  const steps = (list: readonly Step[]): Step[] =>
    list.map((step) => {
      const changed = change(step);
      return { ...changed, ...(changed.branches && { branches: changed.branches.map(branch) }) };
    });
  const branch = (one: Branch): Branch => ({ ...one, steps: steps(one.steps) });
  return {
    ...document,
    ...(document.steps && { steps: steps(document.steps) }),
    ...(document.branches && { branches: document.branches.map(branch) }),
  };
}
