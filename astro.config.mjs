import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { BOARD_CHUNK, ENGINE_CHUNK, ENGINE_FACE } from './src/site/build/engineChunk.ts';
import { exampleAddresses } from './src/site/build/exampleAddresses.ts';
import { fallbacks, isOwnPage } from './src/site/build/fallbacks.ts';
import { laterScripts } from './src/site/build/laterScripts.ts';
import { offline } from './src/site/build/offline.ts';
import { plainImports } from './src/site/build/plainImports.ts';
import { ruleAddresses } from './src/site/build/ruleAddresses.ts';
import { isListed, withDefault } from './src/site/build/siteMap.ts';
import { tightenPolicy } from './src/site/build/tightenPolicy.ts';

const locales = ['en', 'nl', 'pl', 'ro'];
const site = process.env.SITE ?? 'https://cartulary.example';
const base = process.env.BASE ?? '/';

/** Fonts go by their hash alone: every page names them in its head. Astro marks the names of style sheets. */
const assetFileNames = ({ names: [name = ''] }) =>
  `_astro/${name.endsWith('.woff2') ? '' : `${name.replace(/(@_@.*)?\.\w+$/, '')}.`}[hash][extname]`;

/** One chunk a language. */
const nounsChunk = (id) => `nouns.${/locales\/(\w+)/.exec(id)?.[1]}`;

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  // Pictures are made beside the pages: a third of the time.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  i18n: { locales, defaultLocale: 'en', routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false } },
  integrations: [
    fallbacks(),
    mdx(),
    preact(),
    laterScripts(),
    tightenPolicy(),
    sitemap({
      filter: (address) => isOwnPage(address) && isListed(address),
      serialize: (item) => withDefault(item, new URL(`${base.replace(/\/$/, '')}/`, site).href),
      i18n: { defaultLocale: 'en', locales: Object.fromEntries(locales.map((locale) => [locale, locale])) },
    }),
    // Last: it lists what all others have written.
    offline(),
    // After the list: whoever keeps the rules need not keep the ways to them.
    ruleAddresses(),
    exampleAddresses(),
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
    plugins: [plainImports()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              assetFileNames,
              codeSplitting: {
                groups: [
                  // First, or else it would be part of the engine, and whoever fetches anything would fetch that too.
                  { name: 'preload', test: /vite\/preload-helper/ },
                  BOARD_CHUNK,
                  ENGINE_CHUNK,
                  // Not with what reads or judges them: whoever changes documents needs that.
                  { name: 'document', test: /src\/scenario\/(document|limits|walk|load|situation)\b/ },
                  // Most documents are made here, or were read before.
                  { name: 'reading', test: /src\/scenario\/(read|format|shape|modules)\b/ },
                  { name: 'scenario', test: /src\/scenario\// },
                  // Some pages only count.
                  { name: 'plural', test: /src\/words\/plural\.ts/ },
                  // What the words of every language are put together with, and the words that are always wanted together.
                  { name: 'phrases', test: /src\/words\/(describe|figures|lists|spots)\.ts/ },
                  { name: nounsChunk, test: /src\/words\/locales\/\w+\/(nouns|stepper)\.ts/ },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // `light-dark()`, nesting and `:has()` as they are written.
      cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        treeshake: { moduleSideEffects: [ENGINE_FACE] },
        output: { assetFileNames },
      },
    },
  },
});
