/** The replay on somebody else's page: one scenario, in the language of whoever reads it there. */
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { RuleId } from '../../engine/index.ts';
import { dress } from '../../replay/dress.ts';
import { type Address, readAddress } from '../../replay/live/address.ts';
import odd from '../../replay/live/odd.css?inline';
import { type Found, findAt } from '../../replay/live/open.ts';
import live from '../../replay/live.css?inline';
import type { Locale, StepId } from '../../scenario/document.ts';
import { loadViewingWords, type ViewingWords } from '../../words/editing/viewing.ts';
import { type LoadedWords, loadWords } from '../../words/load.ts';
import { readerLocale } from '../../words/reader.ts';
import { addressesOf } from './addresses.ts';
import { BadLink, type LinkWords, loadLinkWords } from './BadLink.tsx';
import { Scenario } from './Scenario.tsx';
import { titleIn } from './titles.ts';
import { withoutExpectations } from './unexpecting.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** An empty address is a link in which nothing is. */
const NOTHING: Extract<Found, { kind: 'unreadable' }> = { kind: 'unreadable', problem: { reason: 'empty', at: 0 } };

export interface EmbeddedProps {
  /** The fragment of the address. */
  readonly fragment: string;
  readonly found: Found;
  readonly locale: Locale;
  readonly words: LoadedWords;
  readonly viewing: ViewingWords;
  /** Where something cannot be opened. */
  readonly link: LinkWords | undefined;
  readonly ruleHref: (rule: RuleId) => string;
}

export function Embedded({ fragment, found, locale, words, viewing, link, ruleHref }: EmbeddedProps) {
  const document = useMemo(() => {
    if (found.kind === 'shared') return found.document;
    return found.kind === 'unreadable' && found.partial ? withoutExpectations(found.partial) : undefined;
  }, [found]);
  const [here, setHere] = useState(fragment);
  const problem = found.kind === 'unreadable' ? found.problem : found.kind === 'nothing' ? NOTHING.problem : undefined;
  const addresses = useMemo(() => document && addressesOf(document, fragment), [document, fragment]);
  const title = document && titleIn(document, locale, viewing);
  return (
    <>
      <h1 class="vh" lang={title?.lang}>
        {title?.text ?? 'Cartulary'}
      </h1>
      {problem && link && <BadLink problem={problem} words={link} isPart={document !== undefined} />}
      {document && addresses && (
        <Scenario
          {...{ document, locale, words, viewing, ruleHref }}
          at={found.kind === 'shared' ? found.at : undefined}
          fragment={addresses.fragment}
          label={title?.text ?? ''}
          addressOf={(step) => `${location.origin}${BASE}/#${addresses.fragment(step)}`}
          onStep={(step: StepId) => {
            if (!addresses.isHere || problem) return;
            setHere(addresses.fragment(step));
            history.replaceState(history.state, '', `#${addresses.fragment(step)}`);
          }}
        />
      )}
      <p class="by">
        <a href={`${BASE}/${locale}/editor/#${here}`}>Cartulary</a>
      </p>
    </>
  );
}

async function fetchText(path: string): Promise<string | undefined> {
  const response = await fetch(`${BASE}/${path}`);
  return response.ok ? response.text() : undefined;
}

const find = (address: Address | undefined): Found | Promise<Found> =>
  address ? findAt(address, (id) => fetchText(`scenarios/${id}.json`)) : NOTHING;

/** Shows what the address leads to, unless it has changed meanwhile. */
async function show(place: HTMLElement): Promise<void> {
  const fragment = location.hash.slice(1);
  const address = readAddress(fragment);
  const locale = address?.lang ?? readerLocale(navigator.languages);
  const [words, viewing, rules, found] = await Promise.all([
    loadWords(locale),
    loadViewingWords(locale),
    fetchText('rules.json'),
    find(address),
  ]);
  const link = found.kind === 'shared' ? undefined : await loadLinkWords(locale);
  if (location.hash.slice(1) !== fragment) return;
  const pages = JSON.parse(rules ?? '{}') as Partial<Record<RuleId, string>>;
  const ruleHref = (rule: RuleId) => `${BASE}/${locale}/${pages[rule] ?? ''}/#${rule}`;
  const titled = found.kind === 'shared' ? `${titleIn(found.document, locale, viewing).text} – Cartulary` : 'Cartulary';
  document.documentElement.lang = locale;
  document.title = titled;
  // Another scenario is another component: nothing of the one before is left.
  render(null, place);
  place.replaceChildren();
  render(<Embedded {...{ fragment, found, locale, words, viewing, link, ruleHref }} />, place);
}

/** Rejected where something cannot be fetched: then the page keeps its link. */
export async function mount(place: HTMLElement): Promise<void> {
  dress(live + odd);
  addEventListener('hashchange', () => show(place));
  await show(place);
}
