/** Tokens and tents of a written situation: what can be wrong with them, and what is made of them. */
import { type Board, boardOf, type Feature } from '../../board/board.ts';
import { resolveSpot } from '../../board/spot.ts';
import { sameCell } from '../../geometry.ts';
import { shuffle } from '../../random.ts';
import type { Situation, SituationProblem } from '../../situation.ts';
import type { Supply } from '../../state.ts';
import type { Player } from '../../words.ts';
import type { Settled } from '../module.ts';
import { openMountain } from './mountains.ts';
import { type GivenGoldRush, type Place, type Stack, type Tent, TOKEN_VALUES } from './part.ts';
import { joined } from './place.ts';
import { tokenSupply, tokensOut } from './supply.ts';
import { TOKENS } from './tokens.ts';

const given = ({ parts }: Situation): GivenGoldRush => parts['gold-rush'] ?? {};

const inFull = <P extends Place>(board: Board, place: P): P => ({
  ...place,
  on: resolveSpot(board, place.cell, place.on) ?? place.on,
});

function judgeTents({ agreement, followers, supply }: Situation, tents: readonly Tent[], board: Board) {
  const problems: SituationProblem[] = [];
  tents.forEach((tent, i) => {
    const { player, cell, on } = tent;
    const at = `parts.gold-rush.tents[${i}]`;
    const full = inFull(board, tent);
    const standing = [...followers, ...tents.slice(0, i)].map((piece) => inFull<Place>(board, piece));
    const taken = standing.some((piece) => piece.on === full.on && sameCell(piece.cell, cell));
    if (!agreement.players.includes(player)) {
      problems.push({ reason: 'player-not-seated', at, cells: [cell], found: player });
    }
    if (taken || openMountain(board, tent) === undefined) {
      problems.push({ reason: 'bad-tent', at, rule: 'RUSH-38', cells: [cell], found: on });
    }
    const another = tents.slice(0, i).some((other) => other.player === player);
    if (another || supply[player]?.tent) {
      problems.push({ reason: 'tent-twice', at, rule: 'RUSH-03', cells: [cell], found: player });
    }
  });
  return problems;
}

function judgeStacks(stacks: readonly Stack[], board: Board): SituationProblem[] {
  const problems: SituationProblem[] = [];
  const mountains = stacks.map((stack) => openMountain(board, stack));
  stacks.forEach(({ cell, on }, i) => {
    const at = `parts.gold-rush.stacks[${i}]`;
    if (mountains[i] === undefined) {
      problems.push({ reason: 'bad-stack', at, rule: 'RUSH-26', cells: [cell], found: on });
    } else if (mountains.indexOf(mountains[i]) < i) {
      problems.push({ reason: 'stack-twice', at, rule: 'RUSH-27', cells: [cell] });
    }
  });
  return problems;
}

/** More tokens than there are, altogether or, unless the supply is written down, of one value. */
function judgeTokens(part: GivenGoldRush): SituationProblem[] {
  const out = tokensOut(part);
  const strange = [...out, ...tokenSupply(part)].find((token) => !TOKEN_VALUES.includes(token));
  const problem = { at: 'parts.gold-rush', rule: 'RUSH-04', cells: [] } as const;
  if (strange !== undefined) return [{ ...problem, reason: 'bad-tokens', found: String(strange) }];
  const count = out.length + tokenSupply(part).length;
  return count > TOKENS ? [{ ...problem, reason: 'too-many-tokens', found: `${count}` }] : [];
}

/** Gold Rush has cowboys of five colours (RUSH-02). */
const judgePlayers = ({ agreement }: Situation): SituationProblem[] =>
  agreement.players.flatMap((player, i) =>
    player === 'pink'
      ? [{ reason: 'player-not-in-gold-rush', at: `players[${i}]`, rule: 'RUSH-02', cells: [], found: player }]
      : [],
  );

export function judge(situation: Situation, board: Board): SituationProblem[] {
  const part = given(situation);
  const { tents = [], stacks = [], owned = {} } = part;
  const unseated = Object.keys(owned).filter((name) => !situation.agreement.players.includes(name as Player));
  return [
    ...judgePlayers(situation),
    ...judgeTents(situation, tents, board),
    ...judgeStacks(stacks, board),
    ...unseated.map((found): SituationProblem => {
      return { reason: 'player-not-seated', at: `parts.gold-rush.owned.${found}`, cells: [], found };
    }),
    ...judgeTokens(part),
  ];
}

/** Tents at hand in another game. */
export const foreign = ({ supply }: Situation): SituationProblem[] =>
  Object.entries(supply).flatMap(([player, { tent }]) =>
    tent === undefined
      ? []
      : [
          {
            reason: 'part-without-module',
            at: `supply.${player}.tent`,
            rule: 'RUSH-03',
            cells: [],
            found: 'gold-rush',
          },
        ],
  );

/** A stack is named by the segment of its mountain that was laid first. */
function settleStacks(stacks: readonly Stack[], board: Board): Stack[] {
  return stacks.flatMap((stack) => {
    const index = openMountain(board, stack);
    const mountain = board.features[index ?? -1];
    return mountain && stack.tokens.length ? [joined(board, mountain as Feature, [inFull(board, stack)])] : [];
  });
}

export function settle(situation: Situation): Settled {
  const part = given(situation);
  const { tents = [], stacks = [], owned = {}, removed = [], supply } = part;
  const board = boardOf(situation.tiles);
  const tokens = tokenSupply(part);
  const used: Partial<Record<Player, Supply>> = {};
  for (const { player } of tents) used[player] = { tent: 1 };
  return {
    parts: {
      'gold-rush': {
        stacks: settleStacks(stacks, board),
        // A written order stands; a supply that is only counted is mixed.
        supply: Array.isArray(supply) ? tokens : shuffle(tokens, situation.seed)[0],
        owned,
        removed,
        tents: tents.map((tent) => inFull(board, tent)),
      },
    },
    used,
  };
}
