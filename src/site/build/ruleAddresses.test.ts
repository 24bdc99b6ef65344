import { expect, test } from 'vitest';
import { addressPage } from './ruleAddresses.ts';

const page = addressPage('nl', 'GOLD-28', 'goldmines/award', 'https://rules.example', '/wiki');

test('the address of a rule leads to the rule on its page, without script', () => {
  expect(page).toContain('<meta http-equiv="refresh" content="0;url=/wiki/nl/goldmines/award/#GOLD-28">');
  expect(page).toContain('<a href="/wiki/nl/goldmines/award/#GOLD-28">GOLD-28</a>');
  expect(page).not.toContain('<script');
});

test('search engines are shown the page of the rule instead', () => {
  expect(page).toContain('<link rel="canonical" href="https://rules.example/wiki/nl/goldmines/award/">');
  expect(page).toContain('noindex');
});

test('it stays a few bytes', () => {
  expect(page.length).toBeLessThan(600);
});
