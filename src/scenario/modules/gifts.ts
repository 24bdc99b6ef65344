/** How `gifts` is written in a document: the pile with its top card first, the discard pile, and what each player has. */
import { FIGURE_PIECES, GIFTS, isPlayer, PLAYERS } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { list, mapOf, oneOf, record } from '../shape.ts';
import { cell, type ModuleShapes, spot, tile } from './shapes.ts';

const gift = oneOf(GIFTS);
const cards = list(gift, LIMITS.cards);
const as = oneOf(['prior']);
const figure = { piece: oneOf(FIGURE_PIECES), as };

export const gifts: ModuleShapes = {
  choices: {
    open: { gift },
    spot: { cell, on: spot },
    cash: { cell, on: spot },
    stance: { cell, on: spot, to: spot },
    keep: { tile },
  },
  optional: { spot: figure, cash: figure, stance: { as } },
  part: record({}, { pile: cards, discard: cards, held: mapOf(isPlayer, PLAYERS.join(', '), cards, PLAYERS.length) }),
};
