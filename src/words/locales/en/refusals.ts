/** Why a choice is not legal, in English. */
import type { GameWords } from '../../game.ts';
import type { CommonWords } from '../../modules.ts';
import { tellDecision } from '../../tell.ts';
import { decisions } from './decisions.ts';
import * as modules from './modules/index.ts';
import { cells, figure } from './nouns.ts';

const all: GameWords['decisions'] = { ...decisions, ...modules.decisions };

export const refusals: CommonWords['refusals'] = {
  'game-over': () => 'The game is over: nothing more can be played.',
  'nothing-known-to-draw': () => 'The next tile is not known, so the game cannot go on here.',
  'decide-first': ({ pending }, ctx) =>
    pending ? `Not yet: ${tellDecision({ decisions: all }, pending, ctx)}` : 'Not yet: something else comes first.',
  malformed: () => 'This choice cannot be read.',
  'cell-taken': (r, ctx) => `There is already a tile on ${cells(r.cells, ctx)}.`,
  'cell-too-far': () => 'This square lies too far out.',
  'touches-nothing': () => 'The tile must touch another tile along a whole edge.',
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `On ${ctx.names(own)} the tile does not match ${cells(others, ctx)}.`
      : 'All touching edges must match.',
  'no-such-spot': (_, ctx) => `The tile has no such place for a ${figure(ctx)}.`,
  'feature-occupied': (_, ctx) => `There is already a ${figure(ctx)} on this feature.`,
  'no-followers-left': (_, ctx) => `There is no ${figure(ctx)} left in the supply.`,
  'gold-on-empty-cell': () => 'Gold has to lie on a tile, and there is none here.',
  'gold-on-own-tile': () => 'The second gold piece goes on an adjacent tile, not on the new one.',
  'gold-too-far': () => 'The second gold piece goes on a tile adjacent to the new one; diagonals count too.',
  'not-this-city': () => 'Another small city has to be decided on first.',
  'no-castle-left': () => 'There is no castle left in the supply.',
  'not-a-small-city': () =>
    'Only a small city just completed, two semicircles with a meeple in them, can become a castle.',
  'castle-needs-one-follower': () => 'A small city needs exactly one meeple to become a castle.',
  'feature-not-offered': () => 'The castle cannot score this feature now.',
  'no-gold-there': (r, ctx) => `There is no gold on ${cells(r.cells, ctx)}.`,
  'no-claim': (r, ctx) => `This player has no claim to the gold on ${cells(r.cells, ctx)}.`,
  'figure-not-allowed': () => 'This figure may not stand there.',
};
