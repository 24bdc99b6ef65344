/** Waking the editor on its page. */
import { render } from 'preact';
import type { RuleId } from '../engine/index.ts';
import type { FetchExample } from '../replay/live/open.ts';
import type { Locale } from '../scenario/document.ts';
import { loadEditorWords } from '../words/editing/index.ts';
import { loadNamingWords } from '../words/index.ts';
import { deskOf } from './desk.ts';
import { meantBy } from './drafts/address.ts';
import { heraldOf } from './drafts/herald.ts';
import { titleFor } from './drafts/names.ts';
import { storeHere } from './drafts/where.ts';
import { Editor } from './Editor.tsx';
import { readyToShow } from './referee/ready.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

const fragment = (): string => location.hash.slice(1);

const fetchExample: FetchExample = async (id) => {
  const { fetchText } = await import('../replay/live/open.ts');
  return fetchText(`${BASE}/scenarios/${id}.json`);
};

async function fetchRules(): Promise<Partial<Record<RuleId, string>>> {
  const response = await fetch(`${BASE}/rules.json`);
  return response.json();
}

/** Rejected where something cannot be fetched: then the page says so (`site/scripts/editor.ts`). */
export async function mount(place: HTMLElement): Promise<void> {
  place.ariaBusy = 'true';
  const locale = document.documentElement.lang as Locale;
  // What looks at a scenario is a part of its own; if it cannot be fetched now, that is said when it is shown.
  if (meantBy(fragment())?.kind === 'shared')
    import('./viewing/open.tsx').then(({ openViewing }) => openViewing(locale)).catch(() => {});
  const [naming, editor, rules, store] = await Promise.all([
    loadNamingWords(locale),
    loadEditorWords(locale),
    fetchRules(),
    storeHere(),
  ]);
  // Once: a fragment that is put in later was not asked for by a page of ours.
  const asked = document.referrer.startsWith(`${location.origin}${BASE}/`) ? fragment() : undefined;
  const desk = deskOf({
    store,
    herald: heraldOf(),
    fragment,
    fetchExample,
    isAsked: (what) => what === asked,
    ready: (documents) => readyToShow(locale, documents),
    nameFor: titleFor(locale),
  });
  const root = `${BASE}/${locale}/`;
  place.replaceChildren();
  render(
    <Editor
      {...{ desk, locale, root }}
      words={{ naming, editor }}
      ruleHref={(rule) => `${root}${rules[rule] ?? ''}/#${rule}`}
    />,
    place,
  );
}
