import type { EditorWords } from '../../../editing/index.ts';
import { drafts } from './drafts.ts';
import { play } from './play.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';
import { viewing } from './viewing.ts';

export const editor: EditorWords = { drafts, play, shelf, table, viewing, share: 'Distribuie' };
