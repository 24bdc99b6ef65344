/** What Dutch says about crop circles. */
import { cropPlaces } from '../../../cropPlaces.ts';
import type { ChoiceContext, ChoiceOf } from '../../../game.ts';
import type { CropCirclesWords } from '../../../modules.ts';
import { featureOn } from '../../../spots.ts';
import { and, name, places, roles } from '../nouns.ts';

const where = (c: ChoiceOf<'crop-add' | 'crop-remove'>, ctx: ChoiceContext): string => {
  const told = cropPlaces(c, ctx).map((place) => places[place]);
  return `${ctx.names(c.cell)}${told.length ? ` (${and(told)})` : ''}`;
};

export const cropCircles: CropCirclesWords = {
  events: {
    'crop-action-chosen': (e) =>
      `${name(e.player)} kiest voor iedereen: een ${roles[e.feature]} ${e.action === 'add' ? 'erbij' : 'terug'}.`,
    'crop-idle': (e) => `${name(e.player)} heeft geen ${roles[e.feature]} op tafel en doet niets.`,
  },
  decisions: {
    'crop-action': {
      tell: (d) => `${name(d.player)} moet voor iedereen kiezen: een ${roles[d.feature]} erbij of een terug.`,
      ask: (d) => `Wat kiest ${name(d.player)} voor iedereen?`,
    },
    'crop-add': {
      tell: (d) => `${name(d.player)} ${d.must ? 'moet' : 'mag'} een ${roles[d.feature]} bijzetten.`,
      ask: (d) => `Waar zet ${name(d.player)} een ${roles[d.feature]} bij?`,
      pass: 'niets bijzetten',
    },
    'crop-remove': {
      tell: (d) => `${name(d.player)} moet een ${roles[d.feature]} terugnemen.`,
      ask: (d) => `Welke ${roles[d.feature]} neemt ${name(d.player)} terug?`,
    },
  },
  choices: {
    'crop-action': (c, { decision }) => {
      const what = decision?.kind === 'crop-action' ? roles[decision.feature] : 'meeple';
      return `een ${what} ${c.action === 'add' ? 'erbij' : 'terug'}`;
    },
    'crop-add': (c, ctx) => `${roles[featureOn(c.on)]} op ${where(c, ctx)}`,
    'crop-remove': (c, ctx) => `${roles[featureOn(c.on)]} van ${where(c, ctx)}`,
  },
  refusals: {
    'not-beside-own': () => 'Bijzetten kan alleen waar de speler zelf al een meeple van die soort heeft.',
    'must-add': () => 'Wie een meeple kan bijzetten, moet dat in dit spel ook doen.',
    'not-own-follower': () => 'Deze speler heeft daar geen meeple van die soort.',
  },
  situation: {},
};
