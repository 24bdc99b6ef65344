/** What is known about each rule besides its text: its page, where it was read, how certain it is. */
import { z } from 'astro/zod';
import data from '../../content/rules.json' with { type: 'json' };
import { RULE_PREFIXES } from '../engine/index.ts';
import { BOXES, EDITIONS } from '../words/boxes.ts';
import { PLAYS, SOURCE_KEYS } from '../words/site.ts';
import { type Book, bookOf, PAGES, type Page } from './pages.ts';

/**
 * How a rule stands where the sources do not simply give it: concluded by us, wholly or in part; a question that no
 * source answers; or read only where it could not be checked.
 */
export const STANDINGS = ['derived', 'partly', 'open', 'unconfirmed'] as const;

const Rule = z.strictObject({
  page: z.enum(PAGES),
  sources: z.array(z.enum(SOURCE_KEYS)),
  /** The month of the publisher's answer: `2013-06`. */
  official: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  standing: z.enum(STANDINGS).optional(),
  /** Absent for a rule that the engine executes. */
  play: z.enum(PLAYS).optional(),
  /** The editions that it is about, where it says nothing to those who have another. */
  editions: z
    .array(z.literal([...EDITIONS]))
    .min(1)
    .optional(),
  /** The boxes without which it says nothing, besides the book’s own: all of them, and of each list in it one. */
  boxes: z
    .array(z.union([z.enum(BOXES), z.array(z.enum(BOXES)).min(2)]))
    .min(1)
    .optional(),
  /** Further boxes that it has something to say about; it matters without them as well. */
  touches: z.array(z.enum(BOXES)).min(1).optional(),
});
export type Rule = z.infer<typeof Rule>;

const RULE_ID = new RegExp(`^(${RULE_PREFIXES.join('|')})-([A-Z]+-)?\\d+[a-z]?$`);

/** All rules by id, in the order of the pages. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries(z.record(z.string().regex(RULE_ID), Rule).parse(data)),
);

/** The ids of a page's rules, in its order. */
export const rulesOn = (page: Page): string[] => [...RULES].filter(([, rule]) => rule.page === page).map(([id]) => id);

/** The ids of a book's rules, in its order. */
export const rulesIn = (book: Book): string[] =>
  [...RULES].filter(([, rule]) => bookOf(rule.page) === book).map(([id]) => id);

/** A rule by id. Throws for an unknown one, so that a wrong link fails the build. */
export function ruleOf(id: string): Rule {
  const rule = RULES.get(id);
  if (!rule) throw new Error(`no rule ${id} in content/rules.json`);
  return rule;
}

/** `GOLD-DIFF-01` in the two parts in which it is shown: `GOLD-DIFF-` small, `01` large. */
export function splitId(id: string): { readonly prefix: string; readonly number: string } {
  const at = id.lastIndexOf('-') + 1;
  return { prefix: id.slice(0, at), number: id.slice(at) };
}
