import { describe, expect, it } from 'vitest';
import { CHECK_LENGTH, checkOf, UNRESERVED } from './check.ts';

const TEXT = 'ct1_bgc_Rbg_Es.EEs.-R.-E_fbb3Cn_gb2b4_cra1a2l_nE_0c3wP-Pr8b8G';

describe('the check', () => {
  it('is five letters or digits, the same for ever', () => {
    expect(checkOf(TEXT)).toBe('hew5d');
    expect(checkOf('')).toBe('00000');
    for (let i = 0; i < TEXT.length; i++) {
      expect(checkOf(TEXT.slice(i))).toMatch(new RegExp(`^[0-9a-z]{${CHECK_LENGTH}}$`));
    }
  });

  it('finds every single wrong character', () => {
    const right = checkOf(TEXT);
    for (let i = 0; i < TEXT.length; i++) {
      for (const char of UNRESERVED) {
        if (char !== TEXT[i]) expect(checkOf(TEXT.slice(0, i) + char + TEXT.slice(i + 1))).not.toBe(right);
      }
    }
  });

  it('finds any two neighbours that changed places', () => {
    const right = checkOf(TEXT);
    for (let i = 0; i + 1 < TEXT.length; i++) {
      const [a = '', b = ''] = TEXT.slice(i, i + 2);
      if (a !== b) expect(checkOf(TEXT.slice(0, i) + b + a + TEXT.slice(i + 2))).not.toBe(right);
    }
  });

  it('finds other letter cases, and a missing or doubled character', () => {
    const right = checkOf(TEXT);
    expect([TEXT.toLowerCase(), TEXT.toUpperCase()].map(checkOf)).not.toContain(right);
    for (let i = 0; i < TEXT.length; i++) {
      expect(checkOf(TEXT.slice(0, i) + TEXT.slice(i + 1))).not.toBe(right);
      expect(checkOf(TEXT.slice(0, i + 1) + TEXT.slice(i))).not.toBe(right);
    }
  });
});
