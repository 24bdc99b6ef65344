/** The page of the search: finds while one types, in the index of its language. */
import { LOCALES } from '../../words/locale.ts';
import { searchWords } from '../../words/searchWords.ts';
import type { SearchIndex } from '../search/entries.ts';
import { type Found, finder } from '../search/find.ts';
import { translated, type Vocabulary } from '../search/foreign.ts';
import { item, walk } from './searchList.ts';

/** So many are listed; who needs more needs another word. */
const SHOWN = 30;

/** Before the number of answers is announced, typing pauses this long, in milliseconds. */
const QUIET = 500;

/** The key is that of `page.ts`. */
const SLASH = 'slash';

const part = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

/** Keeps whether `/` opens the search where every page looks for it. */
function keepSlash(box: HTMLInputElement): void {
  try {
    box.checked = !localStorage[SLASH];
    box.onchange = () => {
      localStorage[SLASH] = box.checked ? '' : 'off';
    };
  } catch {
    // Without storage no page knows of the switch, nor of the key.
    box.disabled = true;
  }
}

/** The query that the address holds. It is in the fragment: it is sent nowhere, not even when the page is loaded again. */
function queryInAddress(): string | undefined {
  const query = /^#q=(.*)/.exec(location.hash)?.[1];
  try {
    return query && decodeURIComponent(query);
  } catch {
    return query;
  }
}

function keepInAddress(query: string): void {
  if (!query && queryInAddress() === undefined) return;
  history.replaceState(history.state, '', query ? `#q=${encodeURIComponent(query)}` : location.pathname);
}

async function load<T>(source: string | undefined): Promise<T> {
  const response = await fetch(source ?? '');
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** Wakes the form. The page calls it when the form comes into sight. */
export async function mount(form: HTMLFormElement): Promise<void> {
  const lang = LOCALES.find((each) => each === document.documentElement.lang) ?? 'en';
  const words = searchWords[lang];
  const input = part<HTMLInputElement>('#q');
  const status = part('#found');
  const results = part('#results');
  const all = part('#all');
  const link = part('#search');
  const home = location.pathname.replace(/[^/]+\/$/, '');

  let find: ((query: string) => Found[]) | undefined;
  let timer = 0;
  const say = (text: string, then?: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = text;
      then?.();
    }, QUIET);
  };
  const list = (found: readonly Found[]): void =>
    results.replaceChildren(...found.slice(0, SHOWN).map((each) => item(each, words, home)));

  let vocabulary: Promise<Vocabulary> | undefined;
  /** Where nothing was found for a query: perhaps it is a term of another language. */
  const tryOtherLanguages = async (query: string): Promise<void> => {
    vocabulary ??= load<Vocabulary>(form.dataset['terms']);
    const meant = translated(query, lang, await vocabulary);
    if (!meant || !find || query !== input.value.trim()) return;
    list(find(meant.name));
    status.textContent = words.foreign(query, meant.language, meant.name);
  };

  const show = (): void => {
    const query = input.value.trim();
    keepInAddress(query);
    all.hidden = query !== '' && find !== undefined;
    if (!find) return;
    const found = query ? find(query) : [];
    list(found);
    const { length } = found;
    const told = length > SHOWN ? words.foundMore(length, SHOWN) : words.found(length);
    if (query && !length) say(words.none(query), () => tryOtherLanguages(query).catch(String));
    else say(query && told);
  };

  const readAddress = (): void => {
    const query = queryInAddress();
    if (query === undefined || query === input.value.trim()) return;
    input.value = query;
    show();
  };

  keepSlash(part<HTMLInputElement>('#slash'));
  form.onsubmit = (event) => {
    event.preventDefault();
    results.querySelector('a')?.click();
  };
  // Here the link in the header, and with it the key `/`, leads into the field.
  link.onclick = (event) => {
    event.preventDefault();
    input.focus();
    input.select();
  };
  input.oninput = show;
  for (const element of [form, results]) element.onkeydown = (event) => walk(event, input, results);
  addEventListener('hashchange', readAddress);
  if (scrollY === 0 && (!location.hash || queryInAddress())) input.focus();
  readAddress();
  try {
    find = finder(await load<SearchIndex>(form.dataset['source']), lang);
    if (input.value) show();
  } catch {
    status.textContent = words.failed;
  }
}
