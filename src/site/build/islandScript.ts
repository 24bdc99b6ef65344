/**
 * The one script that wakes the examples, as a file of its own with an address that pages know.
 *
 * Pages carry a small inline script that imports it when an example comes into sight, so that nothing is fetched
 * before. (A bundler would turn that import, or Astro's own islands, into an eager file or a larger inline runtime.)
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const ENTRY = 'src/replay/mount.tsx';

/** Changes whenever a source file does: the address may be cached for ever. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    if (/\.(ts|tsx|css)$/.test(file) && !file.includes('.test.')) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

export function islandScript(): AstroIntegration {
  return {
    name: 'island-script',
    hooks: {
      'astro:config:setup'({ command, config, updateConfig }) {
        const root = fileURLToPath(config.root);
        const fileName = `_astro/island.${versionOf(join(root, 'src'))}.js`;
        const base = config.base.replace(/\/$/, '');
        const address = command === 'build' ? `${base}/${fileName}` : `${base}/${ENTRY}`;
        const emit: Plugin = {
          name: 'island-script',
          apply: 'build',
          applyToEnvironment: ({ name }) => name === 'client',
          buildStart() {
            this.emitFile({ type: 'chunk', id: join(root, ENTRY), fileName, preserveSignature: 'strict' });
          },
        };
        updateConfig({
          vite: { plugins: [emit], define: { 'import.meta.env.ISLAND_SCRIPT': JSON.stringify(address) } },
        });
      },
    },
  };
}
