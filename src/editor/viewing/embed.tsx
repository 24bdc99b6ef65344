/** The replay on somebody else's page: one scenario, in the language of whoever reads it there. */
import { render, type VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { RuleId } from '../../engine/index.ts';
import { fetched, Unfetched } from '../../engine/load.ts';
import { dress } from '../../replay/dress.ts';
import { type Address, readAddress } from '../../replay/live/address.ts';
import odd from '../../replay/live/odd.css?inline';
import { type Found, fetchText, findAt } from '../../replay/live/open.ts';
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

/** What the page says, in the language of its reader. */
interface Spoken {
  readonly locale: Locale;
  readonly words: LoadedWords;
  readonly viewing: ViewingWords;
}

async function spokenIn(locale: Locale): Promise<Spoken> {
  const [words, viewing] = await fetched(Promise.all([loadWords(locale), loadViewingWords(locale)]));
  return { locale, words, viewing };
}

/** The way to the same scenario here. */
const By = ({ locale, fragment }: { locale: Locale; fragment: string }) => (
  <p class="by">
    <a href={`${BASE}/${locale}/editor/#${fragment}`}>Cartulary</a>
  </p>
);

export interface EmbeddedProps extends Spoken {
  /** The fragment of the address. */
  readonly fragment: string;
  readonly found: Found;
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
      <By {...{ locale }} fragment={here} />
    </>
  );
}

/** What is said where a scenario cannot be fetched. */
function NotFetched({ spoken, fragment, again }: { spoken: Spoken; fragment: string; again: () => void }) {
  const { words, viewing, locale } = spoken;
  return (
    <>
      <h1 class="vh">Cartulary</h1>
      <div class="odd" role="alert" tabIndex={-1}>
        <p>{words.replay.failed}</p>
        <p>
          <button type="button" class="btn" onClick={again}>
            {viewing.again}
          </button>
        </p>
      </div>
      <By {...{ locale, fragment }} />
    </>
  );
}

const find = (address: Address | undefined): Found | Promise<Found> =>
  address ? findAt(address, (id) => fetchText(`${BASE}/scenarios/${id}.json`)) : NOTHING;

/** What the address leads to, with all that is needed to show it. Rejected where something cannot be fetched. */
async function embeddedAt(fragment: string, locale: Locale, spoken: Promise<Spoken>): Promise<EmbeddedProps> {
  const [said, rules, found] = await Promise.all([
    spoken,
    fetched(fetchText(`${BASE}/rules.json`)),
    find(readAddress(fragment)),
  ]);
  const link = found.kind === 'shared' ? undefined : await fetched(loadLinkWords(locale));
  const pages = JSON.parse(rules ?? '{}') as Partial<Record<RuleId, string>>;
  const ruleHref = (rule: RuleId) => `${BASE}/${locale}/${pages[rule] ?? ''}/#${rule}`;
  return { fragment, found, ...said, link, ruleHref };
}

/** Another scenario is another component: nothing of the one before is left but that the focus was in it. */
function draw(place: HTMLElement, view: VNode, title = 'Cartulary'): void {
  const hadFocus = place.contains(document.activeElement);
  document.title = title;
  render(null, place);
  place.replaceChildren();
  render(view, place);
  if (hadFocus) place.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Follows the address. Rejected where not even the words can be fetched at first: then the page keeps its link. */
export async function mount(place: HTMLElement): Promise<void> {
  dress(live + odd);
  let asked = 0;
  let last: Spoken | undefined;
  const show = async (): Promise<void> => {
    asked += 1;
    const number = asked;
    const fragment = location.hash.slice(1);
    const locale = readAddress(fragment)?.lang ?? readerLocale(navigator.languages);
    const spoken = spokenIn(locale);
    // What was shown before is not what the address says now.
    if (last) draw(place, <p aria-busy="true" tabIndex={-1} />);
    else for (const link of place.querySelectorAll('a')) link.hash = fragment;
    try {
      const props = await embeddedAt(fragment, locale, spoken);
      if (number !== asked) return;
      const { found, viewing } = props;
      last = props;
      document.documentElement.lang = locale;
      const title =
        found.kind === 'shared' ? `${titleIn(found.document, locale, viewing).text} – Cartulary` : undefined;
      draw(place, <Embedded {...props} />, title);
    } catch (error) {
      const said = await spoken.catch(() => last);
      if (number !== asked) return;
      if (!said) throw error;
      if (!(error instanceof Unfetched)) reportError(error);
      last = said;
      document.documentElement.lang = said.locale;
      draw(place, <NotFetched {...{ fragment }} spoken={said} again={show} />);
    }
  };
  addEventListener('hashchange', show);
  await show();
}
