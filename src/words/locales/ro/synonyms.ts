/** Other words for the terms, in Romanian. */
import type { Synonyms } from '../../glossary.ts';

export const synonyms: Synonyms = {
  tile: 'piesă plăcuță',
  'start-tile': 'inițial',
  feature: 'construcție',
  meeple: 'omuleț pion figurină',
  supply: 'stoc',
  completed: 'închis terminat',
  tie: 'egal remiză',
  scoring: 'punctaj',
  'final-scoring': 'sfârșit',
  road: 'stradă',
  'coat-of-arms': 'stemă stindard',
  field: 'pajiște fermă ogor',
  crossing: 'răscruce',
  highwayman: 'hoț bandit',
  farmer: 'agricultor',
  barn: 'hambar',
  wagon: 'car',
  award: 'distribuire',
  claim: 'egalitate egal împărțire',
  castle: 'castel fortăreață',
  vicinity: 'împrejurimi',
  gift: 'cadou',
  prior: 'stareț',
  shrine: 'sanctuar templu',
};
