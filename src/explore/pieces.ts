/**
 * Taking gold, of which there are more orders than of anything else. Pieces to which the same players have a right are
 * alike: one of them stands for all. And as nothing else changes in an award, what is left, what everybody has and who
 * took last say all about what follows: most takes need not be played.
 */
import type { Cell, Choice, Claim, Decision, GameState } from '../engine/index.ts';

export interface Taking {
  /** The choices, alike ones together. */
  readonly groups: readonly (readonly Choice[])[];
  /** A key of what a choice leads to: the same for choices, here or elsewhere in the award, that lead to the same state. */
  readonly ahead: (choice: Choice) => string;
  /** Whether the award goes on in this state. */
  readonly goesOn: (state: GameState) => boolean;
}

const at = ([x, y]: Cell): string => `${x},${y}`;

const claimsIn = ({ parts }: GameState) => parts.goldmines?.award?.claims;

/** For each cell the players with a right to its gold. */
function rightsOf(claims: readonly Claim[]): Map<string, string> {
  const rights = new Map<string, string>();
  for (const { player, cell } of claims) rights.set(at(cell), `${rights.get(at(cell)) ?? ''} ${player}`);
  return rights;
}

/** Sees pieces in the awards of one exploration; each award has its own list of claims. */
export function taker(): (state: GameState, pending: Decision, choices: readonly Choice[]) => Taking | undefined {
  const awards = new Map<unknown, { readonly number: number; readonly rights: ReadonlyMap<string, string> }>();
  return (state, pending, choices) => {
    const { onBoard = [], owned = {}, award } = state.parts.goldmines ?? {};
    // That division remembers which features have given a piece (GOLD-53).
    if (pending.kind !== 'take-gold' || !award || state.agreement.options.goldmines.rgg) return undefined;
    const { number, rights } = awards.get(award.claims) ?? { number: awards.size, rights: rightsOf(award.claims) };
    awards.set(award.claims, { number, rights });

    const lying = onBoard.map(({ cell, count }) => ({ cell: at(cell), count }));
    lying.sort((a, b) => (a.cell < b.cell ? -1 : 1));
    const groups = new Map<string, Choice[]>();
    for (const choice of choices) {
      const cell = choice.kind === 'take' ? at(choice.cell) : '';
      const right = `${lying.find((heap) => heap.cell === cell)?.count}${rights.get(cell)}`;
      const group = groups.get(right);
      if (group) group.push(choice);
      else groups.set(right, [choice]);
    }

    const { players } = state.agreement;
    const has = players.map((player) => (owned[player] ?? 0) + (player === award.seat ? 1 : 0));
    const missed = players.filter((player) => award.missed.includes(player));
    const context = `@${number} ${award.seat} ${missed.join()} ${has.join()}`;
    return {
      groups: [...groups.values()],
      ahead(choice) {
        const taken = choice.kind === 'take' ? at(choice.cell) : '';
        let text = context;
        for (const { cell, count } of lying) {
          const left = cell === taken ? count - 1 : count;
          if (left) text += ` ${cell}:${left}`;
        }
        return text;
      },
      goesOn: (next) => claimsIn(next) === award.claims,
    };
  };
}
