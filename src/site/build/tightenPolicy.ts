/**
 * Tightens the security policy of every built page to the inline scripts and styles that are really on it, and puts it
 * before all of them.
 *
 * Astro allows on each page whatever any page might need, and writes the policy at the end of the head: it would not
 * hold for the script that stands before it.
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

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*"[^>]*>/i;
const CHARSET = '<meta charset="utf-8">';

/** The page with only those hashes in its policy that allow something on it, and with the policy first in its head. */
export function tightened(html: string): string {
  const found = POLICY.exec(html)?.[0];
  if (!found) throw new Error('a page has no security policy');
  const rest = html.replace(found, '');
  if (!rest.includes(CHARSET)) throw new Error('a page does not begin with its character set');
  const needed = new Set([...inlineOf(rest, 'script'), ...inlineOf(rest, 'style')].map(hashOf));
  const policy = found.replace(/ 'sha256-[^']+'/g, (hash) => (needed.has(hash.trim()) ? hash : ''));
  return rest.replace(CHARSET, () => CHARSET + policy);
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
