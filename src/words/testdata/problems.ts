/** At least one problem of every kind. A kind without a sample does not compile. */
import type { Cell, SituationProblem, SituationProblemReason, TileProblem } from '../../engine/index.ts';
import type { DocumentFlaw, FlawDetails } from '../documents.ts';
import * as modules from './modules/index.ts';
import { castleCells, type Some } from './shared.ts';

const problem = (reason: SituationProblemReason, cells: readonly Cell[], found?: string): SituationProblem => ({
  reason,
  at: 'tiles[0]',
  cells,
  ...(found === undefined ? {} : { found }),
});

export const problems: { readonly [R in SituationProblemReason]: Some<SituationProblem> } = {
  ...modules.situation,
  'no-tiles': [problem('no-tiles', [])],
  'unknown-tile': [problem('unknown-tile', [], 'base/Ω'), problem('unknown-tile', [], 'city:N '.repeat(30))],
  'cell-out-of-range': [problem('cell-out-of-range', [[200, 0]], '200,0')],
  'two-tiles-on-a-cell': [problem('two-tiles-on-a-cell', [[2, 1]])],
  'edges-differ': [
    problem('edges-differ', [
      [2, 1],
      [2, 2],
    ]),
    problem('edges-differ', []),
  ],
  'not-connected': [problem('not-connected', [[2, 1]])],
  'too-few-players': [problem('too-few-players', [])],
  'player-twice': [problem('player-twice', [], 'red')],
  'player-not-seated': [problem('player-not-seated', [[2, 1]], 'green'), problem('player-not-seated', [], 'purple')],
  'active-not-seated': [problem('active-not-seated', [], 'black')],
  'follower-on-empty-cell': [problem('follower-on-empty-cell', [[2, 1]])],
  'no-such-spot': [problem('no-such-spot', [[2, 1]], 'city:N')],
  'follower-on-completed-feature': [problem('follower-on-completed-feature', [[2, 1]], 'city:N')],
  'two-followers-on-a-tile': [problem('two-followers-on-a-tile', [[2, 1]])],
  'too-many-followers': [problem('too-many-followers', [[2, 1]], 'pink')],
  'gold-without-module': [problem('gold-without-module', [[2, 1]])],
  'gold-on-empty-cell': [problem('gold-on-empty-cell', [[2, 1]])],
  'bad-gold-count': [problem('bad-gold-count', [[2, 1]], '-1')],
  'too-much-gold': [problem('too-much-gold', [], '18')],
  'castle-without-module': [problem('castle-without-module', castleCells)],
  'castle-not-a-small-city': [problem('castle-not-a-small-city', castleCells)],
  'castle-twice': [problem('castle-twice', castleCells)],
  'too-many-castles': [problem('too-many-castles', castleCells)],
  'bad-number': [problem('bad-number', [], '-3')],
  'two-games': [problem('two-games', [], 'base, gold-rush')],
  'module-of-another-game': [problem('module-of-another-game', [], 'sheriff')],
  'tile-of-another-game': [problem('tile-of-another-game', [[2, 1]], 'base/D')],
  'figure-not-allowed': [problem('figure-not-allowed', [[2, 1]], 'garden')],
  'part-without-module': [problem('part-without-module', [], 'gifts')],
  'half-tile': [problem('half-tile', [[2, 1]], 'castles/1b')],
};

export const tileProblems: { readonly [R in TileProblem['reason']]: TileProblem } = {
  empty: { reason: 'empty', part: '' },
  'too-long': { reason: 'too-long', part: 'xxxx' },
  'unknown-word': { reason: 'unknown-word', part: 'castle' },
  'bad-group': { reason: 'bad-group', part: 'city:NN' },
  'side-twice': { reason: 'side-twice', part: 'city:N road:NS' },
  'bad-field': { reason: 'bad-field', part: 'EL' },
  'two-games': { reason: 'two-games', part: 'city' },
};

export const flaws: { readonly [R in DocumentFlaw]: Some<FlawDetails> } = {
  'not-json': [{ at: '' }],
  'too-long': [{ at: '' }],
  'not-an-object': [{ at: '' }],
  'not-a-scenario': [{ at: '' }],
  'newer-format': [{ at: 'format', found: '2' }],
  missing: [{ at: 'format' }, { at: '' }],
  'unknown-key': [{ at: 'steps[0].colour' }, { at: 'steps[0]', found: 'colour' }],
  'wrong-type': [{ at: 'steps[1].id', wanted: 'string', found: '5' }, { at: 'steps[1].id' }],
  'not-allowed': [{ at: 'active', wanted: 'red, blue', found: 'purple' }],
  'too-many': [{ at: 'steps', wanted: '200' }],
  'step-id-twice': [{ at: 'steps[1].id', found: 'award' }],
  'branches-not-last': [{ at: 'steps[0].branches' }],
  'steps-and-branches': [{ at: '' }],
  'active-not-at-start': [{ at: 'steps[0].branches[0].active' }],
  'caption-without-step': [{ at: 'captions.award', found: 'award' }],
};
