/** What a new draft begins with. */
import { FORMAT, type ScenarioDocument } from '../../scenario/document.ts';
import type { NewDraft } from '../../words/editing/draftList.ts';
import { PLAYED_EXAMPLE } from './playedExample.ts';

const EMPTY: ScenarioDocument = {
  format: FORMAT,
  id: 'draft/new',
  title: {},
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [] },
  next: [],
  steps: [],
};

/** The start tile with its token (RUSH-15), and some tiles to go on with. */
const RUSH: ScenarioDocument = {
  ...EMPTY,
  modules: { 'gold-rush': {} },
  board: { tiles: [[0, 0, 'rush/1', 0]] },
  parts: { 'gold-rush': { stacks: [{ cell: [0, 0], on: 'mountain:N', tokens: [1] }] } },
  next: ['rush/23', 'rush/12', 'rush/2'],
};

export const FRESH: Readonly<Record<NewDraft, ScenarioDocument>> = {
  example: PLAYED_EXAMPLE,
  empty: EMPTY,
  rush: RUSH,
};
