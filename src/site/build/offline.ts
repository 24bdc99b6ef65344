/**
 * Makes the site readable without a network: builds the service worker and gives it the list of what is to be kept.
 * It comes after everything else that writes or changes files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { LOCALES } from '../../words/locale.ts';
import { type BuiltFile, keptFiles, type Precache, precache } from './precache.ts';

const WORKER = 'sw.js';

export const readFolder = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({
      path: file
        .slice(folder.length)
        .split(sep)
        .filter((part) => part)
        .join('/'),
      content: readFileSync(file),
    }));

/** What is kept for one language, in bytes on the device and as they travel. */
export function keptSize(files: readonly BuiltFile[], base: string, language: string) {
  const { languages, shared } = precache(files, base, LOCALES);
  const wanted = new Set([...shared, ...(languages[language] ?? [])]);
  const kept = keptFiles(files, base).filter(({ path }) => wanted.has(base + path.replace(/(^|\/)index\.html$/, '$1')));
  const travelling = ({ path, content }: BuiltFile) =>
    /\.(woff2|png)$/.test(path) ? content.length : gzipSync(content, { level: 9 }).length;
  return {
    files: kept.length,
    stored: kept.reduce((sum, { content }) => sum + content.length, 0),
    fetched: kept.reduce((sum, file) => sum + travelling(file), 0),
  };
}

/** The code of the worker with a list in front, in place of the one it has. */
export const workerWith = (list: Precache, code: string): string =>
  `const PRECACHE=${JSON.stringify(list)};\n${code.replace(/^const PRECACHE=.*\n/, '')}`;

export function offline(): AstroIntegration {
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup'({ config, updateConfig }) {
        base = `${config.base.replace(/\/$/, '')}/`;
        const emit: Plugin = {
          name: 'offline',
          apply: 'build',
          applyToEnvironment: ({ name }) => name === 'client',
          buildStart() {
            this.emitFile({
              type: 'chunk',
              id: join(fileURLToPath(config.root), 'src/site/offline/worker.ts'),
              fileName: WORKER,
            });
          },
        };
        updateConfig({
          vite: { plugins: [emit], define: { 'import.meta.env.WORKER': JSON.stringify(`${base}${WORKER}`) } },
        });
      },
      'astro:build:done'({ dir, logger }) {
        const folder = fileURLToPath(dir);
        const worker = join(folder, WORKER);
        const list = precache(readFolder(folder), base, LOCALES);
        writeFileSync(worker, workerWith(list, readFileSync(worker, 'utf8')));
        logger.info(`${Object.keys(list.files).length} files can be kept`);
      },
    },
  };
}
