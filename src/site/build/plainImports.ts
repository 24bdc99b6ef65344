/**
 * Scripts are fetched later by plain imports. What Vite would put around each of them, lists of everything that comes with
 * it, is a twentieth of all scripts, and fetches nothing sooner where the parts are few.
 */
import type { Plugin } from 'vite';

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    /** Nothing would fetch the style sheets of a later script: none may have any, nor what comes with it. */
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const later = new Set(chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName));
      for (const name of later)
        for (const other of chunks.find((one) => one.fileName === name)?.imports ?? []) later.add(other);
      for (const { fileName, viteMetadata } of chunks) {
        if (!later.has(fileName) || !viteMetadata?.importedCss.size) continue;
        this.error(`${fileName} is fetched later and imports a style sheet, which nothing would fetch`);
      }
    },
  };
}
