/** Asking the axe engine. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that a page breaks, or a part of it, and where. */
export async function faultsOf(page: Page, part = 'html'): Promise<{ rule: string; at: string[] }[]> {
  await page.locator(part).first().waitFor({ state: 'attached' });
  // Once for a page: to compile it takes long, and what has run before runs faster.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(selector, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ target }) => target.join(' ')) }));
  }, part);
}
