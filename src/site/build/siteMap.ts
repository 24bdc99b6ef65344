/** What search engines are told in the site map: each page once, with its other languages. */
import type { SitemapItem } from '@astrojs/sitemap';

/** Pages that stand for others, and lead nowhere by themselves. */
export const isListed = (address: string): boolean => !/\/(offline|embed)\/$/.test(new URL(address).pathname);

/**
 * An entry with the languages that the page itself names. The address above all languages is not English, but the one
 * for those who speak none of them; of a page within a book that is the English one.
 *
 * @example withDefault({ url: '…/en/base/', links: […] }, '…/').links.at(-1) // { lang: 'x-default', url: '…/en/base/' }
 */
export function withDefault(item: SitemapItem, root: string): SitemapItem {
  const links = item.links?.filter(({ url }) => url !== root) ?? [];
  const english = links.find(({ lang }) => lang === 'en');
  if (!english) return item;
  const usual = english.url === `${root}en/` ? root : english.url;
  return { ...item, links: [...links, { lang: 'x-default', url: usual }] };
}
