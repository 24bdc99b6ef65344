/** What Romanian says about crop circles. */
import { cropPlaces } from '../../../cropPlaces.ts';
import type { ChoiceContext, ChoiceOf } from '../../../game.ts';
import type { CropCirclesWords } from '../../../modules.ts';
import { featureOn } from '../../../spots.ts';
import { and, name, places, roles, rolesDefinite } from '../nouns.ts';

const where = (c: ChoiceOf<'crop-add' | 'crop-remove'>, ctx: ChoiceContext): string => {
  const told = cropPlaces(c, ctx).map((place) => places[place]);
  return `${ctx.names(c.cell)}${told.length ? ` (${and(told)})` : ''}`;
};

export const cropCircles: CropCirclesWords = {
  events: {
    'crop-action-chosen': (e) =>
      e.action === 'add'
        ? `${name(e.player)} alege pentru toți: încă un ${roles[e.feature]}.`
        : `${name(e.player)} alege pentru toți: un ${roles[e.feature]} mai puțin.`,
    'crop-idle': (e) => `${name(e.player)} nu are niciun ${roles[e.feature]} pe masă și nu face nimic.`,
  },
  decisions: {
    'crop-action': {
      tell: (d) => `${name(d.player)} trebuie să aleagă pentru toți: încă un ${roles[d.feature]} sau unul mai puțin.`,
      ask: (d) => `Ce alege ${name(d.player)} pentru toți?`,
    },
    'crop-add': {
      tell: (d) => `${name(d.player)} ${d.must ? 'trebuie să adauge' : 'poate adăuga'} un ${roles[d.feature]}.`,
      ask: (d) => `Unde adaugă ${name(d.player)} un ${roles[d.feature]}?`,
      pass: 'nu adaugă nimic',
    },
    'crop-remove': {
      tell: (d) => `${name(d.player)} trebuie să ia înapoi un ${roles[d.feature]}.`,
      ask: (d) => `Ce ${roles[d.feature]} ia înapoi ${name(d.player)}?`,
    },
  },
  choices: {
    'crop-action': (c, { decision }) => {
      const what = decision?.kind === 'crop-action' ? roles[decision.feature] : 'supus';
      return c.action === 'add' ? `încă un ${what}` : `un ${what} mai puțin`;
    },
    'crop-add': (c, ctx) => `${roles[featureOn(c.on)]} pe ${where(c, ctx)}`,
    'crop-remove': (c, ctx) => `${rolesDefinite[featureOn(c.on)]} de pe ${where(c, ctx)}`,
  },
  refusals: {
    'not-beside-own': () => 'Un supus se adaugă doar acolo unde jucătorul are deja unul de același fel.',
    'must-add': () => 'În acest joc, cine poate adăuga un supus trebuie să o facă.',
    'not-own-follower': () => 'Jucătorul nu are acolo niciun supus de acest fel.',
  },
  situation: {},
};
