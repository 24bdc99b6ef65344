import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { islandScript } from './src/site/build/islandScript.ts';
import { tightenPolicy } from './src/site/build/tightenPolicy.ts';

const locales = ['en', 'nl', 'pl', 'ro'];

export default defineConfig({
  site: process.env.SITE ?? 'https://cartulary.example',
  base: process.env.BASE ?? '/',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  i18n: { locales, defaultLocale: 'en', routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false } },
  integrations: [
    mdx(),
    preact(),
    islandScript(),
    tightenPolicy(),
    sitemap({ i18n: { defaultLocale: 'en', locales: Object.fromEntries(locales.map((locale) => [locale, locale])) } }),
  ],
  markdown: {
    // Quotation marks are written by hand: each language has its own.
    processor: satteri({ features: { smartPunctuation: false } }),
    // The highlighter writes inline styles, which the security policy forbids.
    syntaxHighlight: false,
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
      ],
    },
  },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A file of its own, so that its size can be held to its budget.
              codeSplitting: { groups: [{ name: 'engine', test: /src\/(engine|scenario)\// }] },
            },
          },
        },
      },
    },
    build: {
      // `light-dark()`, nesting and `:has()` as they are written.
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
