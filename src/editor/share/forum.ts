/** What is told, as a forum reads it: Markdown or BBCode. */
import { inBbcode, inMarkdown } from './escapes.ts';
import type { Told, ToldStep } from './told.ts';

export const FORMATS = ['markdown', 'bbcode'] as const;
export type Format = (typeof FORMATS)[number];

/** How a format writes what there is to be written. */
interface Writer {
  readonly text: (text: string) => string;
  readonly title: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly link: (href: string, text: string) => string;
  readonly list: (lines: readonly string[]) => string;
}

const WRITERS: Readonly<Record<Format, Writer>> = {
  markdown: {
    text: inMarkdown,
    title: (text) => `## ${text}`,
    bold: (text) => `**${text}**`,
    link: (href, text) => `[${text}](<${href}>)`,
    list: (lines) => lines.map((line) => `- ${line}`).join('\n'),
  },
  bbcode: {
    text: inBbcode,
    title: (text) => `[b]${text}[/b]`,
    bold: (text) => `[b]${text}[/b]`,
    link: (href, text) => `[url=${href}]${text}[/url]`,
    list: (lines) => `[list]\n${lines.map((line) => `[*]${line}`).join('\n')}\n[/list]`,
  },
};

function blocksOf({ line, text, sums, rules }: ToldStep, write: Writer, site: string): string[] {
  const cited = rules.map(({ id, href }) => write.link(new URL(href, site).href, id)).join(', ');
  return [
    write.bold(write.text(line)),
    [write.text(text), ...(cited ? [`(${cited})`] : [])].filter(Boolean).join(' '),
    ...(sums.length ? [write.list(sums.map(write.text))] : []),
  ].filter(Boolean);
}

/** `site`: where the rules are; `link` with its label stands at the end. */
export function forumText(
  { title, boardTitle, board, steps }: Told,
  format: Format,
  { site, link, label }: { readonly site: string; readonly link: string; readonly label: string },
): string {
  const write = WRITERS[format];
  const lines = board.map(({ what, said }) => `${write.bold(write.text(what))} ${write.text(said)}`);
  const blocks = [
    ...(title ? [write.title(write.text(title))] : []),
    ...(lines.length ? [write.bold(write.text(boardTitle)), write.list(lines)] : []),
    ...steps.flatMap((step) => blocksOf(step, write, site)),
    write.link(link, write.text(label)),
  ];
  return `${blocks.join('\n\n')}\n`;
}
