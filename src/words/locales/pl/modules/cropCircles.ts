/** What Polish says about crop circles. */
import { cropPlaces } from '../../../cropPlaces.ts';
import type { ChoiceContext, ChoiceOf } from '../../../game.ts';
import type { CropCirclesWords } from '../../../modules.ts';
import { featureOn } from '../../../spots.ts';
import { and, name, places, roles, rolesAccusative } from '../nouns.ts';

/** Whom somebody does not have. */
const GENITIVE = { field: 'chłopa', road: 'zbójcy', city: 'rycerza' } as const;

const where = (c: ChoiceOf<'crop-add' | 'crop-remove'>, ctx: ChoiceContext): string => {
  const told = cropPlaces(c, ctx).map((place) => places[place]);
  return `${ctx.names(c.cell)}${told.length ? ` (${and(told)})` : ''}`;
};

export const cropCircles: CropCirclesWords = {
  events: {
    'crop-action-chosen': (e) =>
      `${name(e.player)} decyduje za wszystkich: ${e.action === 'add' ? 'dostawiamy' : 'zdejmujemy'} ${rolesAccusative[e.feature]}.`,
    'crop-idle': (e) => `${name(e.player)} nie ma na planszy ${GENITIVE[e.feature]} i nic nie robi.`,
  },
  decisions: {
    'crop-action': {
      tell: (d) => `${name(d.player)} musi zdecydować za wszystkich: dostawić czy zdjąć ${rolesAccusative[d.feature]}.`,
      ask: (d) => `Co ${name(d.player)} wybiera za wszystkich?`,
    },
    'crop-add': {
      tell: (d) => `${name(d.player)} ${d.must ? 'musi' : 'może'} dostawić ${rolesAccusative[d.feature]}.`,
      ask: (d) => `Gdzie ${name(d.player)} dostawia ${rolesAccusative[d.feature]}?`,
      pass: 'nikogo nie dostawiać',
    },
    'crop-remove': {
      tell: (d) => `${name(d.player)} musi zdjąć ${rolesAccusative[d.feature]}.`,
      ask: (d) => `Którego ${rolesAccusative[d.feature]} zdejmuje ${name(d.player)}?`,
    },
  },
  choices: {
    'crop-action': (c, { decision }) => {
      const whom = decision?.kind === 'crop-action' ? rolesAccusative[decision.feature] : 'podwładnego';
      return `${c.action === 'add' ? 'dostawić' : 'zdjąć'} ${whom}`;
    },
    'crop-add': (c, ctx) => `${roles[featureOn(c.on)]} na ${where(c, ctx)}`,
    'crop-remove': (c, ctx) => `${roles[featureOn(c.on)]} z ${where(c, ctx)}`,
  },
  refusals: {
    'not-beside-own': () => 'Dostawić można tylko do własnego podwładnego tego samego rodzaju.',
    'must-add': () => 'W tej grze ten, kto może dostawić podwładnego, musi to zrobić.',
    'not-own-follower': () => 'Ten gracz nie ma tam podwładnego tego rodzaju.',
  },
  situation: {},
};
