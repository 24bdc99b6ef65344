/** The names of all terms in all languages. The search fetches them where it finds nothing. */
import type { APIRoute } from 'astro';
import { vocabulary } from '../site/search/terms.ts';

export const GET: APIRoute = () => Response.json(vocabulary);
