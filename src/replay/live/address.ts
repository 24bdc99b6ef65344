/**
 * The fragment of an address that leads to a scenario: a text, or the id of a documented example, perhaps with the step to
 * begin with and a language. A text contains none of the characters that stand between. `&continue` asks for a draft that
 * goes on from that step.
 *
 * @example readAddress('ct1_b_rB_…&step=take&lang=pl') // { text: 'ct1_b_rB_…', step: 'take', lang: 'pl' }
 * @example readAddress('at=goldmines/castle-1b/take') // { id: 'goldmines/castle-1b', step: 'take' }
 */
import { LOCALES, type Locale, type StepId } from '../../scenario/document.ts';
import { isLink, leadsToScenario, tidy } from './fragment.ts';

export interface Address {
  /** A scenario in one line of text, or what is left of it. */
  readonly text?: string;
  /** A documented example, by the id of its document; empty where it can be none. */
  readonly id?: string;
  readonly step?: StepId;
  /** The language to show it in, where that is not the reader's. */
  readonly lang?: Locale;
  /** A draft is to begin there. What leads to something to look at never says so. */
  readonly goOn?: true;
}

/** The check ends a text: what follows it was put there by others. Were it damage, the check would not be right. */
const WHOLE = /^.*?_z[0-9a-z]{5}(?=[^0-9a-z]|$)/s;
const EXAMPLE = /^at=([a-z][a-z0-9-]{0,39}\/[a-z0-9][a-z0-9-]{0,59})(?:\/([a-z0-9][a-z0-9-]{0,39}))?$/;
const STEP = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Nothing where no scenario is meant: an empty fragment, or one of the page's own. */
export function readAddress(fragment: string): Address | undefined {
  if (!leadsToScenario(fragment)) return undefined;
  const [first = '', ...others] = tidy(fragment).split(/&(?:amp;)?/);
  const given = new Map(others.map((part) => [part.replace(/=.*/, ''), part.replace(/^[^=]*=?/, '')] as const));
  const lang = LOCALES.find((each) => each === given.get('lang'));
  const [, id = '', at] = EXAMPLE.exec(first) ?? [];
  const step = at ?? given.get('step');
  return {
    ...(isLink(first) ? { text: WHOLE.exec(first)?.[0] ?? first } : { id }),
    ...(step && STEP.test(step) && { step }),
    ...(lang && { lang }),
    ...(given.has('continue') && { goOn: true as const }),
  };
}

/** The other way round, to be looked at. */
export function writeAddress({ text, id = '', step, lang }: Address): string {
  const behind = lang ? `&lang=${lang}` : '';
  if (text === undefined) return `at=${id}${step ? `/${step}` : ''}${behind}`;
  return `${text}${step ? `&step=${step}` : ''}${behind}`;
}

/** The same address at another step; the first, `start`, needs no name. */
export const atStep = ({ step: _, ...address }: Address, step: StepId): Address =>
  step === 'start' ? address : { ...address, step };
