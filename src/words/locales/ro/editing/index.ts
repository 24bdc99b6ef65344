import type { EditorWords } from '../../../editing/index.ts';
import { desk } from './desk.ts';
import { drafts } from './drafts.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';

export const editor: EditorWords = { desk, drafts, shelf, table };
