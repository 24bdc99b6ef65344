/**
 * The scripts that pages fetch later, each as a file of its own with an address that pages know.
 *
 * Pages carry a small inline script that imports them when they are needed, so that nothing is fetched before. (A
 * bundler would turn such an import, or Astro's own islands, into an eager file or a larger inline runtime.)
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { ChoiceWords, FoldWords } from '../../words/boxes.ts';
import { boxWords } from '../../words/boxWords.ts';
import { LOCALES } from '../../words/locale.ts';
import type { StepperWords } from '../../words/replay.ts';
import { replayWords } from '../../words/replayWords.ts';
import { siteWords } from '../../words/siteWords.ts';
import { needsOfAll } from '../boxes/needs.ts';

/** By the name under which their address is known: `import.meta.env.ISLAND_SCRIPT`. */
const SCRIPTS = {
  ISLAND_SCRIPT: { name: 'island', entry: 'src/replay/mount.tsx' },
  EMBED_SCRIPT: { name: 'embed', entry: 'src/editor/viewing/embed.tsx' },
  EDITOR_SCRIPT: { name: 'editor', entry: 'src/editor/mount.tsx' },
  READING_SCRIPT: { name: 'reading', entry: 'src/site/scripts/reading.ts' },
  KEEP_SCRIPT: { name: 'keep', entry: 'src/site/scripts/keep.ts' },
  SEARCH_SCRIPT: { name: 'search', entry: 'src/site/scripts/search.ts' },
  GOLD_SCRIPT: { name: 'gold', entry: 'src/site/scripts/gold.ts' },
  CHOICE_SCRIPT: { name: 'choice', entry: 'src/site/scripts/choice.ts' },
  FOLD_SCRIPT: { name: 'fold', entry: 'src/site/scripts/fold.ts' },
} as const;

/** What the replay says before anything else is loaded, in all languages: less than one more request would cost. */
const stepperWords = Object.fromEntries(
  LOCALES.map((locale): [string, StepperWords] => {
    const { play, pause, copied, loading, failed, keys, tryIt, copy, leave } = replayWords[locale];
    return [locale, { play, pause, copied, loading, failed, keys, tryIt, copy, leave }];
  }),
);

/** What is said when there is a new version, in all languages. */
const updateWords = Object.fromEntries(LOCALES.map((locale) => [locale, siteWords[locale].update]));

/** What is said of folded rules, in all languages. */
const foldWords = Object.fromEntries(
  LOCALES.map((locale): [string, FoldWords] => {
    const { boxes, editions, belongs, folded, change } = boxWords[locale];
    return [locale, { boxes, editions, belongs, folded, change }];
  }),
);

/** What is said while one chooses, in all languages. */
const choiceWords = Object.fromEntries(
  LOCALES.map((locale): [string, ChoiceWords] => {
    const { named, kept, forgotten, unkept, forget } = boxWords[locale];
    return [locale, { named, kept, forgotten, unkept, forget }];
  }),
);

/** Changes whenever a source file does: the address may be cached for ever. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    if (/\.(ts|tsx|css)$/.test(file) && !file.includes('.test.')) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

export function laterScripts(): AstroIntegration {
  return {
    name: 'later-scripts',
    hooks: {
      'astro:config:setup'({ command, config, updateConfig }) {
        const root = fileURLToPath(config.root);
        const version = versionOf(join(root, 'src'));
        const base = config.base.replace(/\/$/, '');
        const fileOf = (name: string): string => `_astro/${name}.${version}.js`;
        const emit: Plugin = {
          name: 'later-scripts',
          apply: 'build',
          applyToEnvironment: ({ name }) => name === 'client',
          buildStart() {
            for (const { name, entry } of Object.values(SCRIPTS)) {
              this.emitFile({
                type: 'chunk',
                id: join(root, entry),
                fileName: fileOf(name),
                preserveSignature: 'allow-extension',
              });
            }
          },
        };
        const addresses = Object.entries(SCRIPTS).map(([key, { name, entry }]) => [
          `import.meta.env.${key}`,
          JSON.stringify(`${base}/${command === 'build' ? fileOf(name) : entry}`),
        ]);
        updateConfig({
          vite: {
            plugins: [emit],
            define: {
              ...Object.fromEntries(addresses),
              'import.meta.env.STEPPER_WORDS': JSON.stringify(stepperWords),
              'import.meta.env.UPDATE_WORDS': JSON.stringify(updateWords),
              'import.meta.env.CHOICE_WORDS': JSON.stringify(choiceWords),
              'import.meta.env.FOLD_WORDS': JSON.stringify(foldWords),
              'import.meta.env.RULE_NEEDS': JSON.stringify(needsOfAll()),
            },
          },
        });
      },
    },
  };
}
