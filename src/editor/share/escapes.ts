/** Texts of documents among those of a forum: they stay text, whatever stands in them. */

/** Seen by nobody, but what it divides is no mention, address or tag any more. */
const DIVIDER = '\u200b';

/** Controls, and what turns the direction of a text for all that follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be removed
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** On one line, and without anything that a forum makes a mention, a reference, a link or a picture of by itself. */
export const plain = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[@#](?=\S)/g, `$&${DIVIDER}`)
    .replace(/:(?=\/|\w+:)/g, `$&${DIVIDER}`)
    .replace(/\bwww(?=\.)/gi, `$&${DIVIDER}`)
    .replace(/\b(mailto|xmpp|javascript|data)(?=:)/gi, `$&${DIVIDER}`);

/** What Markdown would read as more than a sign; at the beginning also what begins a list or a number. */
export const inMarkdown = (text: string): string =>
  plain(text)
    .replace(/[\\`*_[\]<>~|$^&#]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&');

/** BBCode cannot escape: a bracket is divided from what would make it a tag. */
export const inBbcode = (text: string): string => plain(text).replace(/[[<]/g, `$&${DIVIDER}`);
