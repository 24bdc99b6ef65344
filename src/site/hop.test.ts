import { describe, expect, it, test } from 'vitest';
import { readerLocale } from '../words/reader.ts';
import { hopScript } from './hop.ts';

/** Where somebody comes to who opens the root with this fragment, and later follows another. */
function hop(hash: string, languages: readonly string[] = ['en'], base = '/', later?: string) {
  const gone: string[] = [];
  const location = { hash, replace: (address: string) => gone.push(address) };
  const listening: (() => void)[] = [];
  const listen = (_: string, follow: () => void) => listening.push(follow);
  new Function('location', 'navigator', 'addEventListener', hopScript(base))(location, { languages }, listen);
  if (later !== undefined) {
    location.hash = later;
    for (const follow of listening) follow();
  }
  return gone;
}

describe('the address above all languages', () => {
  it('leads to a scenario in the language of the reader', () => {
    expect(hop('#ct1_b_rB', ['pl-PL', 'en'])).toEqual(['/pl/editor/#ct1_b_rB']);
    expect(hop('#at=goldmines/castle-1/close', ['fr', 'ro'])).toEqual(['/ro/editor/#at=goldmines/castle-1/close']);
    expect(hop('#ct1_b_rB', ['fr'])).toEqual(['/en/editor/#ct1_b_rB']);
    expect(hop('#ct1_b_rB', ['nl'], '/wiki/')).toEqual(['/wiki/nl/editor/#ct1_b_rB']);
  });

  it('leads to the language that is named', () => {
    expect(hop('#ct1_b_rB&lang=ro', ['pl'])).toEqual(['/ro/editor/#ct1_b_rB&lang=ro']);
    expect(hop('#ct1_b_rB&lang=xx', ['pl'])).toEqual(['/pl/editor/#ct1_b_rB&lang=xx']);
  });

  it('follows a fragment that comes later', () => {
    expect(hop('', ['nl'], '/', '#ct1_b')).toEqual(['/nl/editor/#ct1_b']);
  });

  test.each(['', '#', '#main', '#ct', '#draft=1', '#cta_x'])('stays where it is with %j', (hash) => {
    expect(hop(hash)).toEqual([]);
  });

  test.each([[['pl-PL']], [['FR', 'NL-be']], [['de']], [[]]])('chooses for %j what the pages choose', (languages) => {
    expect(hop('#ct1_', languages)).toEqual([`/${readerLocale(languages)}/editor/#ct1_`]);
  });
});
