/**
 * An address for each rule: `/nl/GOLD-28` leads to the rule on its page, on any host of files and without script.
 *
 * Each is a page of a few bytes that is written after all others. They would take the site’s own way of building pages
 * longer than all the rest; nobody reads them, so that neither the site map nor the list of what is kept on a device
 * has them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import data from '../../../content/rules.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../words/locale.ts';

/** The page at the address of a rule. `site` is the origin of the site, `base` its path without a slash at the end. */
export function addressPage(lang: Locale, id: string, page: string, site: string, base = ''): string {
  const path = `${base}/${lang}/${page}/`;
  return [
    `<!doctype html><html lang="${lang}"><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="default-src 'none'">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${id} – Cartulary</title>`,
    `<link rel="canonical" href="${new URL(path, site).href}">`,
    `<meta http-equiv="refresh" content="0;url=${path}#${id}">`,
    `<a href="${path}#${id}">${id}</a></html>`,
  ].join('');
}

export function ruleAddresses(): AstroIntegration {
  let site = '';
  let base = '';
  return {
    name: 'rule-addresses',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        // Hosts of files find the folder without the last slash; so shall the preview.
        if (command === 'preview') updateConfig({ trailingSlash: 'ignore' });
      },
      'astro:config:done'({ config }) {
        site = config.site ?? '';
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done'({ dir, logger }) {
        let bytes = 0;
        for (const lang of LOCALES) {
          for (const [id, { page }] of Object.entries(data)) {
            const html = addressPage(lang, id, page, site, base);
            const folder = join(fileURLToPath(dir), lang, id);
            mkdirSync(folder, { recursive: true });
            writeFileSync(join(folder, 'index.html'), html);
            bytes += html.length;
          }
        }
        logger.info(`${Object.keys(data).length} addresses of rules in each language, ${bytes} bytes in all`);
      },
    },
  };
}
