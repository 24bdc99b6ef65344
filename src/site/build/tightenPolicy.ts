/**
 * Tightens the security policy of every built page to the inline scripts and styles that are really on it.
 *
 * Astro allows on each page whatever any page might need; a page then carries hashes of scripts that it does not have.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );

/** The page with only those hashes in its policy that allow something on it. */
export function tightened(html: string): string {
  const needed = new Set([...inlineOf(html, 'script'), ...inlineOf(html, 'style')].map(hashOf));
  return html.replace(/<meta http-equiv="content-security-policy" content="[^"]*"/i, (meta) =>
    meta.replace(/ 'sha256-[^']+'/g, (hash) => (needed.has(hash.trim()) ? hash : '')),
  );
}

export function tightenPolicy(): AstroIntegration {
  return {
    name: 'tighten-policy',
    hooks: {
      'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const path = join(folder, file);
          writeFileSync(path, tightened(readFileSync(path, 'utf8')));
        }
      },
    },
  };
}
