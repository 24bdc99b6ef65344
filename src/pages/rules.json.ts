/** On which page each rule is: what a reader's own try needs to lead to the rules it names. */
import type { APIRoute } from 'astro';
import { RULES } from '../site/rules.ts';

export const GET: APIRoute = () => Response.json(Object.fromEntries([...RULES].map(([id, { page }]) => [id, page])));
