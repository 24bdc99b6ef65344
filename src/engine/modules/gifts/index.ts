/** The Gifts: GIFT-01…27. */
import { shuffle } from '../../random.ts';
import type { RuleModule } from '../module.ts';
import { box } from './box.ts';
import { ALL_GIFTS } from './cards.ts';
import { also, cites } from './cites.ts';
import { leaveCompleted, scoreGifts } from './final.ts';
import { openGift } from './open.ts';
import { receiveGift } from './receive.ts';
import { dealtAsWritten, judgeCards } from './written.ts';

export const rules: RuleModule = {
  box,
  phases: {
    'in-hand': openGift,
    'before-follower': receiveGift,
    remove: leaveCompleted,
    treasure: scoreGifts,
  },
  crowds: true,
  setUp: ['GIFT-01', 'GIFT-03'],
  begin(_, random) {
    const [pile, next] = shuffle(ALL_GIFTS, random);
    return { parts: { gifts: { pile, discard: [], held: {} } }, random: next };
  },
  cites,
  also,
  judge: judgeCards,
  settle: (situation) => ({ parts: { gifts: dealtAsWritten(situation) } }),
};
