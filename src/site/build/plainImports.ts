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
    /** What also fetches style sheets would be needed for them. */
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isDynamicEntry || !file.viteMetadata?.importedCss.size) continue;
        this.error(`${file.fileName} is fetched later and imports a style sheet, which nothing would fetch`);
      }
    },
  };
}
