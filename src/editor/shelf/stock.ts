/** How many pieces are left of what each player, and the game, has. Below zero: more are on the board than there are. */
import { type PieceKind, type Player, startingPieces } from '../../engine/index.ts';
import type { ScenarioDocument } from '../../scenario/document.ts';
import { agreementOf } from '../../scenario/situation.ts';

/** GOLD-04. */
const GOLD = 16;

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

/** Pieces of a player that stand on the board. Whose a bridge or an abbey is, nobody knows. */
function onBoard({ board, parts }: ScenarioDocument, player: Player, piece: PieceKind): number {
  const castles = (board.castles ?? []).filter((castle) => castle.player === player);
  if (piece === 'castle') return castles.length;
  if (piece === 'tent') return (parts?.['gold-rush']?.tents ?? []).filter((tent) => tent.player === player).length;
  if (piece !== 'follower' && piece !== 'abbot') return 0;
  const figures = (board.followers ?? []).filter((one) => one.player === player && (one.piece ?? 'follower') === piece);
  return figures.length + (piece === 'follower' ? castles.filter(({ lord }) => lord).length : 0);
}

/** The pieces that each player begins with. The document's modules must be loaded. */
export const piecesOf = (document: Pick<ScenarioDocument, 'modules' | 'players'>) =>
  startingPieces(agreementOf(document));

/** What a player has at hand where the document does not say otherwise. */
export const usualSupply = (document: ScenarioDocument, player: Player, piece: PieceKind): number =>
  (piecesOf(document)[piece] ?? 0) - onBoard(document, player, piece);

/** What a player has at hand. */
export const supplyOf = (document: ScenarioDocument, player: Player, piece: PieceKind): number =>
  document.supply?.[player]?.[piece] ?? usualSupply(document, player, piece);

/** Gold that is neither on the board nor owned. */
export const usualGold = ({ board, gold }: ScenarioDocument): number =>
  GOLD - sum((board.gold ?? []).map(([, , count]) => count)) - sum(Object.values(gold ?? {}));

export const goldLeft = (document: ScenarioDocument): number => document.goldSupply ?? usualGold(document);
