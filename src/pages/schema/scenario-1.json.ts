/** The scenario format as JSON Schema, made from what reads it. */
import type { APIRoute } from 'astro';
import { SCHEMA } from '../../scenario/index.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(SCHEMA, null, 2));
