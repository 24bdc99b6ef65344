/** What English says about crop circles. */
import { cropPlaces } from '../../../cropPlaces.ts';
import type { ChoiceContext, ChoiceOf } from '../../../game.ts';
import type { CropCirclesWords } from '../../../modules.ts';
import { featureOn } from '../../../spots.ts';
import { and, aRole, name, places, roles } from '../nouns.ts';

const where = (c: ChoiceOf<'crop-add' | 'crop-remove'>, ctx: ChoiceContext): string => {
  const told = cropPlaces(c, ctx).map((place) => places[place]);
  return `${ctx.names(c.cell)}${told.length ? ` (${and(told)})` : ''}`;
};

export const cropCircles: CropCirclesWords = {
  events: {
    'crop-action-chosen': (e) =>
      e.action === 'add'
        ? `${name(e.player)} chooses for everyone: add ${aRole(e.feature)}.`
        : `${name(e.player)} chooses for everyone: take back ${aRole(e.feature)}.`,
    'crop-idle': (e) => `${name(e.player)} has no ${roles[e.feature]} on the board and does nothing.`,
  },
  decisions: {
    'crop-action': {
      tell: (d) => `${name(d.player)} must choose for everyone: add ${aRole(d.feature)} or take one back.`,
      ask: (d) => `What does ${name(d.player)} choose for everyone?`,
    },
    'crop-add': {
      tell: (d) => `${name(d.player)} ${d.must ? 'must' : 'may'} add ${aRole(d.feature)}.`,
      ask: (d) => `Where does ${name(d.player)} add ${aRole(d.feature)}?`,
      pass: 'add nothing',
    },
    'crop-remove': {
      tell: (d) => `${name(d.player)} must take back ${aRole(d.feature)}.`,
      ask: (d) => `Which ${roles[d.feature]} does ${name(d.player)} take back?`,
    },
  },
  choices: {
    'crop-action': (c, { decision }) => {
      const what = decision?.kind === 'crop-action' ? aRole(decision.feature) : 'a meeple';
      return c.action === 'add' ? `add ${what}` : `take back ${what}`;
    },
    'crop-add': (c, ctx) => `${roles[featureOn(c.on)]} on ${where(c, ctx)}`,
    'crop-remove': (c, ctx) => `${roles[featureOn(c.on)]} from ${where(c, ctx)}`,
  },
  refusals: {
    'not-beside-own': () => 'An added meeple can only join one of the player’s own of the same kind.',
    'must-add': () => 'In this game, whoever can add a meeple must do so.',
    'not-own-follower': () => 'This player has no meeple of that kind there.',
  },
  situation: {},
};
