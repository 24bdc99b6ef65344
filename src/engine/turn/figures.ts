/** Which figures may stand where, whether or not a player has them (BASE-17, GF-GAR-01, GF-MON-02). */
import { modulesOf } from '../modules/index.ts';
import type { Agreement, Figure } from '../state.ts';
import type { Segment } from '../tiles/tile.ts';
import type { FeatureKind, FigurePiece, RuleId } from '../words.ts';

/** Where no plain follower may stand. */
const NO_FOLLOWER: ReadonlySet<FeatureKind> = new Set(['garden']);

export const pieceOf = ({ piece = 'follower' }: Figure): FigurePiece => piece;

export const sameFigure = (a: Figure, b: Figure): boolean => pieceOf(a) === pieceOf(b) && a.as === b.as;

/** The rule by which this segment bears no figure at all, if there is one. */
export const closedBy = (agreement: Agreement, segment: Segment): RuleId | undefined =>
  modulesOf(agreement)
    .map(({ follower }) => follower?.closes?.(agreement, segment))
    .find((rule) => rule !== undefined);

/** Every figure that this segment may bear. */
export const figuresFor = (agreement: Agreement, segment: Segment): Figure[] =>
  closedBy(agreement, segment)
    ? []
    : [
        ...(NO_FOLLOWER.has(segment.kind) ? [] : [{}]),
        ...modulesOf(agreement).flatMap(({ follower }) => follower?.figures?.(agreement, segment) ?? []),
      ];
