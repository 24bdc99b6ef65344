/** A land tile: what it shows, as it lies. Turning a tile gives another tile. */
import { rotateHalf, rotateSide } from '../geometry.ts';
import { type EdgeKind, type FeatureKind, HALVES, type Half, SIDES, type Side, TURNS, type Turn } from '../words.ts';

/** Things drawn on a tile that some module reads. */
export const MARKS = ['gold', 'garden', 'bazaar'] as const;
export type Mark = (typeof MARKS)[number];

/** One connected part of a tile that can belong to a feature. */
export interface Segment {
  readonly kind: FeatureKind;
  /** Its name on the tile as it lies: `city:NE`, `road:S`, `cloister`, `field:NL.NR`; `field:in` reaches no side. */
  readonly spot: Spot;
  /** The sides a city or road segment covers, in the order N, E, S, W. */
  readonly sides: readonly Side[];
  /** The half sides a field reaches, clockwise from NL. */
  readonly halves: readonly Half[];
  /** Coats of arms, on city segments. */
  readonly shields: number;
  /** A one-sided city segment drawn as a plain semicircle: two of them make a small city (CASTLE-04). */
  readonly semicircle: boolean;
  /** For a field: the indices in `Tile.segments` of the city segments it touches. */
  readonly touches: readonly number[];
}

/** The name of a segment on a tile, in the directions of the board. */
export type Spot = string;

export interface Tile {
  /** The notation it was read from, unturned. */
  readonly text: string;
  readonly turn: Turn;
  /** N, E, S, W. */
  readonly edges: readonly [EdgeKind, EdgeKind, EdgeKind, EdgeKind];
  /** Cities, then roads, then the cloister, then fields. */
  readonly segments: readonly Segment[];
  /** For each side, the index of the city or road segment there, or -1. */
  readonly sideSegment: readonly number[];
  /** For each half side, the index of the field segment there, or -1. */
  readonly halfSegment: readonly number[];
  readonly marks: readonly Mark[];
}

/** What a tile is made of, before its spots and indices are known. */
export type TileParts = Pick<Tile, 'text' | 'marks'> & { readonly segments: readonly Omit<Segment, 'spot'>[] };

/** Puts the parts of a tile together, turned by so many quarters clockwise. */
export function layTile(parts: TileParts, turn: Turn): Tile {
  let inside = 0;
  const segments = parts.segments.map((segment): Segment => {
    const sides = SIDES.filter((side) => segment.sides.some((s) => rotateSide(s, turn) === side));
    const halves = HALVES.filter((half) => segment.halves.some((h) => rotateHalf(h, turn) === half));
    let spot: Spot = segment.kind;
    if (sides.length) spot += `:${sides.join('')}`;
    else if (halves.length) spot += `:${halves.join('.')}`;
    else if (segment.kind === 'field') spot += `:in${inside++ || ''}`;
    return { ...segment, sides, halves, spot };
  });
  const sideSegment = SIDES.map((side) => segments.findIndex((s) => s.sides.includes(side)));
  const halfSegment = HALVES.map((half) => segments.findIndex((s) => s.halves.includes(half)));
  const edge = (i: number): EdgeKind => {
    const at = sideSegment[i] as number;
    return at < 0 ? 'field' : (segments[at]?.kind as EdgeKind);
  };
  return {
    text: parts.text,
    turn,
    edges: [edge(0), edge(1), edge(2), edge(3)],
    segments,
    sideSegment,
    halfSegment,
    marks: parts.marks,
  };
}

/** The four ways a tile can lie. */
export const layAllTurns = (parts: TileParts): readonly Tile[] => TURNS.map((turn) => layTile(parts, turn));
