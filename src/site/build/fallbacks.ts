/** Puts the English text into the pages of the other languages wherever they have none. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { mergePage } from '../../translation/merge.ts';
import { LOCALES } from '../../words/locale.ts';
import { PAGES } from '../pages.ts';
import { isFallbackPage } from '../translation.ts';

/** Whether something at an address is in the language of its page. */
export function isOwnPage(address: string): boolean {
  const { pathname } = new URL(address);
  return !LOCALES.some((lang) =>
    PAGES.some((page) => pathname.endsWith(`/${lang}/${page}/`) && isFallbackPage(lang, page)),
  );
}

function mergePages(root: string): Plugin {
  const pages = `${root}content/`;
  return {
    name: 'fallbacks',
    enforce: 'pre',
    load: {
      filter: { id: /\.mdx$/ },
      handler(id) {
        const [, page] = id.startsWith(pages) ? (/^[a-z]{2}\/(.+)\.mdx$/.exec(id.slice(pages.length)) ?? []) : [];
        if (page === undefined) return undefined;
        const english = `${pages}en/${page}.mdx`;
        if (!existsSync(english)) return undefined;
        this.addWatchFile(english);
        return mergePage(page, readFileSync(english, 'utf8'), readFileSync(id, 'utf8'));
      },
    },
  };
}

export function fallbacks(): AstroIntegration {
  return {
    name: 'fallbacks',
    hooks: {
      'astro:config:setup'({ config, updateConfig }) {
        updateConfig({ vite: { plugins: [mergePages(fileURLToPath(config.root).replaceAll('\\', '/'))] } });
      },
    },
  };
}
