/** What can be wrong with a written situation or tile, in English. */
import type { GameWords } from '../../game.ts';
import { isOneOf } from '../../lists.ts';
import type { CommonWords } from '../../modules.ts';
import { cells, figure, figures, players, quote } from './nouns.ts';

/** The player a document names; a text that is no player stays as it is. */
export const who = (found: string | undefined): string =>
  isOneOf(players, found) ? players[found].name : quote(found);

export const situation: CommonWords['situation'] = {
  'no-tiles': () => 'There is no tile on the board yet.',
  'unknown-tile': (p) => `There is no tile ${quote(p.found)}.`,
  'cell-out-of-range': () => 'A tile lies too far out.',
  'two-tiles-on-a-cell': (p, ctx) => `Two tiles lie on ${cells(p.cells, ctx)}.`,
  'edges-differ': ({ cells: [own, ...others] }, ctx) =>
    own && others.length
      ? `The edges of ${ctx.names(own)} do not match those of ${cells(others, ctx)}.`
      : 'Touching edges do not match.',
  'not-connected': (p, ctx) => `The tile on ${cells(p.cells, ctx)} is not connected to the others.`,
  'too-few-players': () => 'At least two players are needed.',
  'player-twice': (p) => `${who(p.found)} takes part twice.`,
  'player-not-seated': (p) => `${who(p.found)} does not take part in this game.`,
  'active-not-seated': (p) => `It is the turn of ${who(p.found)}, who does not take part in this game.`,
  'follower-on-empty-cell': (p, ctx) => `There is no tile under the ${figure(ctx)} on ${cells(p.cells, ctx)}.`,
  'no-such-spot': (p, ctx) => `The tile on ${cells(p.cells, ctx)} has no place ${quote(p.found)} for a ${figure(ctx)}.`,
  'follower-on-completed-feature': (p, ctx) =>
    `The ${figure(ctx)} on ${cells(p.cells, ctx)} stands on a completed feature and should be back in the supply.`,
  'two-followers-on-a-tile': (p, ctx) =>
    `Two ${figures(ctx)} stand on ${cells(p.cells, ctx)}; a tile can have received only one.`,
  'too-many-followers': (p, ctx) => `${who(p.found)} has more ${figures(ctx)} than a player owns.`,
  'gold-without-module': () => 'There is gold here, but the game is played without The Goldmines.',
  'gold-on-empty-cell': (p, ctx) => `There is no tile under the gold on ${cells(p.cells, ctx)}.`,
  'bad-gold-count': (p, ctx) => `The gold on ${cells(p.cells, ctx)} must be stated once, as a whole number from 1 up.`,
  'too-much-gold': () => 'There are more gold pieces than the 16 in the game.',
  'castle-without-module': () => 'There is a castle here, but the game is played without castles.',
  'castle-not-a-small-city': (p, ctx) => `The castle on ${cells(p.cells, ctx)} does not stand on a small city.`,
  'castle-twice': (p, ctx) => `The castle on ${cells(p.cells, ctx)} overlaps another one.`,
  'too-many-castles': (p, ctx) => `The castle on ${cells(p.cells, ctx)} is one more than its player may have.`,
  'bad-number': (p) => `${quote(p.found)} is not a possible number here.`,
  'two-games': () => 'Carcassonne and Gold Rush are two games: only one of them can be played.',
  'module-of-another-game': (p) => `The expansion ${quote(p.found)} belongs to the other game.`,
  'tile-of-another-game': (p) => `The tile ${quote(p.found)} belongs to the other game.`,
  'figure-not-allowed': (p, ctx) => `Such a figure may not stand at ${quote(p.found)} on ${cells(p.cells, ctx)}.`,
  'part-without-module': (p) => `There is something of ${quote(p.found)} here, but the game is played without it.`,
  'half-tile': (p) => `${quote(p.found)} is the second half of a double tile: only the first one is written.`,
};

export const tileProblems: GameWords['tileProblems'] = {
  empty: () => 'A tile is written in words with one space between them.',
  'too-long': () => 'The text is too long for a tile.',
  'unknown-word': (p) => `${quote(p.part)} is neither a printed tile nor a word for one.`,
  'bad-group': (p) => `The sides in ${quote(p.part)} cannot be read.`,
  'side-twice': (p) => `A side is used twice in ${quote(p.part)}.`,
  'bad-field': (p) => `The fields ${quote(p.part)} do not fit the rest of the tile.`,
  'two-games': (p) => `${quote(p.part)} does not belong to the same game as the rest of the tile.`,
};
