/**
 * The test of all specs. Whatever it does, a page asks nobody but the site itself for anything, and its console stays
 * free of errors, among them what the security policy blocks.
 */
import { test as base, expect } from '@playwright/test';

export { expect };

/** For long walks, which are to reach their end on a slow machine too. */
export const patiently = expect.configure({ timeout: 30_000 });

/** It only tells of a machine too slow to have painted a text by then. */
const isHaste = (text: string): boolean => text.includes('was preloaded using link preload but not used within');

export const test = base.extend<{ unreachable: boolean }>({
  /** Whether the test takes the network away: then errors in the console are right. */
  unreachable: [false, { option: true }],
  page: async ({ page, baseURL, unreachable }, use) => {
    const noise: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && protocol !== 'data:') noise.push(`asked ${request.url()}`);
    });
    page.on('pageerror', (error) => noise.push(`${error}`));
    page.on('console', (message) => {
      const isOurs = ['error', 'warning'].includes(message.type()) && !message.text().endsWith('blocked by Playwright');
      if (isOurs && !unreachable && !isHaste(message.text())) noise.push(message.text());
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});
