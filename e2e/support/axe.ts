/** Asking the axe engine. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that a page breaks, or a part of it, and where. */
export async function faultsOf(page: Page, part = 'html'): Promise<{ rule: string; at: string[] }[]> {
  // The quick mode leaves out frames of other sites, of which there are none.
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ target }) => target.join(' ')) }));
}
