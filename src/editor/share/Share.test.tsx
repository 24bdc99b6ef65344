// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { LOCALES, type Locale, type ScenarioDocument, type StepId } from '../../scenario/document.ts';
import { loadShareWords } from '../../words/editing/share.ts';
import { Panel } from './Panel.tsx';
import { sharedOf, withTexts } from './testdata.ts';

const A_CITY = withTexts('A city', 'Red waits.');

let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  render(null, place);
  place.remove();
  vi.useRealTimers();
});

async function show(scenario: ScenarioDocument, locale: Locale = 'en', at: StepId = 'start', isExample = false) {
  const words = await loadShareWords(locale);
  const shared = { ...sharedOf(scenario, at, locale), isExample };
  await act(() => render(<Panel {...{ shared, words }} />, place));
  return words;
}

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const link = (): string | undefined => place.querySelector('textarea')?.value;
const box = (lang: string) => place.querySelector<HTMLInputElement>(`label[lang="${lang}"] input`);

describe('handing a scenario on', () => {
  test.each(LOCALES)(
    'is told in %s: how long the link is, that it fits, and that it cannot be taken back',
    async (locale) => {
      const words = await show(A_CITY, locale);
      expect(place.textContent).toContain(words.making);
      await wait(1);
      expect(link()).toMatch(/^http:\/\/localhost:\d+\/#ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4Fr7b7_zqfum7$/);
      expect(place.textContent).toContain(words.length(link()?.length ?? 0));
      expect(place.textContent).toContain(words.fits);
      expect(place.textContent).toContain(words.forever);
    },
  );

  it('puts texts in only in the languages that are chosen, of those that there are', async () => {
    await show(A_CITY);
    await wait(1);
    const bare = link();
    expect([box('en') !== null, box('nl')]).toEqual([true, null]);
    await act(() => box('en')?.click());
    expect(link()).toBeUndefined();
    await wait(300);
    expect(link()).toMatch(/_ten\d+~A\.city~Red\.waits_d~/);
    await act(() => box('en')?.click());
    await wait(300);
    expect(link()).toBe(bare);
  });

  it('leads to the step that is shown, by the name it has in the link, where that is asked for', async () => {
    await show(A_CITY, 'en', 'close');
    await wait(1);
    const whole = link();
    const box = place.querySelector<HTMLInputElement>('fieldset:last-of-type input');
    await act(() => box?.click());
    expect(link()).toBe(`${whole}&step=1`);
    await show(A_CITY, 'en', 'start');
    expect(link()).toBe(whole);
    expect(place.textContent).not.toContain((await loadShareWords('en')).fromShown);
  });

  it('gives the address of an example of ours, which leads to its texts in all languages', async () => {
    await show(A_CITY, 'en', 'close', true);
    expect(link()).toMatch(new RegExp(`^http://localhost:\\d+/#at=${A_CITY.id}$`));
    expect(box('en')).toBeNull();
    await act(() => place.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.click());
    expect(link()).toMatch(new RegExp(`/#at=${A_CITY.id}/close$`));
  });

  it('shows no link of an older document while one edits', async () => {
    await show(A_CITY);
    await wait(1);
    const before = link();
    await show({ ...A_CITY, next: ['base/U'] });
    expect(link()).toBeUndefined();
    await wait(299);
    expect(link()).toBeUndefined();
    await wait(1);
    expect(link()).not.toBe(before);
  });

  it('says where a long link breaks, and that nobody opens one that is too long', async () => {
    const long = 'y\u0142'.repeat(1000);
    const captions = { start: { en: long, nl: long }, close: { en: long } };
    const words = await show({ ...A_CITY, captions });
    await wait(1);
    await act(() => box('en')?.click());
    await wait(300);
    expect(link()?.length).toBeGreaterThan(2000);
    expect(place.textContent).toContain(words.breaksInChats(2000));
    const ids = Array.from({ length: 90 }, (_, i) => `s${i}`);
    const steps = ids.map((id) => ({ id, do: [] }));
    await show({ ...A_CITY, steps, captions: Object.fromEntries(ids.map((id) => [id, { en: long }])) });
    await wait(300);
    expect(link() === undefined).toBe(true);
    expect(place.textContent?.includes(words.neverOpens(200_000))).toBe(true);
  });

  it('offers to send it only where the device can', async () => {
    const words = await show(A_CITY);
    await wait(1);
    const send = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words.send);
    expect(send()).toBeUndefined();
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await show({ ...A_CITY });
    await wait(300);
    await act(() => send()?.click());
    expect(share).toHaveBeenCalledWith({ title: 'A city', url: link() });
    vi.unstubAllGlobals();
  });

  it('leaves the link selected where it cannot be copied', async () => {
    const words = await show(A_CITY);
    await wait(1);
    const field = place.querySelector('textarea');
    await act(async () => place.querySelector<HTMLElement>('button')?.click());
    await wait(0);
    expect(place.textContent).toContain(words.selected);
    expect([document.activeElement, field?.selectionStart, field?.selectionEnd]).toEqual([field, 0, link()?.length]);
  });
});
