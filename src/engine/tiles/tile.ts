/** A land tile: what it shows, as it lies. Turning a tile gives another tile. */
import { rotateHalf, rotateSide } from '../geometry.ts';
import {
  type EdgeKind,
  type FeatureKind,
  FORM,
  HALVES,
  type Half,
  SIDES,
  type Side,
  TURNS,
  type Turn,
  type Way,
} from '../words.ts';

/** Things drawn on a tile that some module reads. */
export const MARKS = ['gold', 'bazaar', 'pitchfork', 'club', 'shield', 'darmstadtium', 'mist', 'star'] as const;
export type Mark = (typeof MARKS)[number];

/** What can be printed on a segment of Gold Rush, and counts for its feature. */
export const SEGMENT_SYMBOLS = ['nuggets', 'locomotives', 'camps', 'herds'] as const;
export type SegmentSymbol = (typeof SEGMENT_SYMBOLS)[number];

/** One connected part of a tile that can belong to a feature. */
export interface Segment {
  readonly kind: FeatureKind;
  /** Its name on the tile as it lies: `city:NE`, `road:S`, `cloister`, `field:NL.NR`; `field:in` reaches no side. */
  readonly spot: Spot;
  /** The sides that an area or a line covers, in the order N, E, S, W. */
  readonly sides: readonly Side[];
  /** The half sides that open land reaches, clockwise from NL. */
  readonly halves: readonly Half[];
  /** Coats of arms, on city segments. */
  readonly shields: number;
  /** Nuggets of a mountain, locomotives of a track, camps and herds of a prairie (RUSH-09). */
  readonly symbols?: Readonly<Partial<Record<SegmentSymbol, number>>>;
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
  /** Areas, then lines, then what stands in the middle, then open land; a bridge last. */
  readonly segments: readonly Segment[];
  /** For each side, the index of the area or line there, or -1. */
  readonly sideSegment: readonly number[];
  /** For each half side, the index of the open land there, or -1. */
  readonly halfSegment: readonly number[];
  readonly marks: readonly Mark[];
}

/** What a tile is made of, before its spots and indices are known. */
export type TileParts = Pick<Tile, 'text' | 'marks'> & {
  readonly segments: readonly Omit<Segment, 'spot'>[];
  /** What a side shows that no segment reaches. */
  readonly bare: EdgeKind;
};

/** Puts the parts of a tile together, turned by so many quarters clockwise. */
export function layTile(parts: TileParts, turn: Turn): Tile {
  let inside = 0;
  const segments = parts.segments.map((segment): Segment => {
    const sides = SIDES.filter((side) => segment.sides.some((s) => rotateSide(s, turn) === side));
    const halves = HALVES.filter((half) => segment.halves.some((h) => rotateHalf(h, turn) === half));
    let spot: Spot = segment.kind;
    if (sides.length) spot += `:${sides.join('')}`;
    else if (halves.length) spot += `:${halves.join('.')}`;
    else if (FORM[segment.kind] === 'open') spot += `:in${inside++ || ''}`;
    return { ...segment, sides, halves, spot };
  });
  const sideSegment = SIDES.map((side) => segments.findIndex((s) => s.sides.includes(side)));
  const halfSegment = HALVES.map((half) => segments.findIndex((s) => s.halves.includes(half)));
  const edge = (i: number): EdgeKind => {
    const at = sideSegment[i] as number;
    if (at >= 0) return segments[at]?.kind as EdgeKind;
    return (segments[halfSegment[2 * i] as number]?.kind as EdgeKind | undefined) ?? parts.bare;
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

/** The two sides that a bridge leads to. */
export const SIDES_OF: Readonly<Record<Way, readonly Side[]>> = { NS: ['N', 'S'], EW: ['E', 'W'] };

/** How the road over a bridge is named on its tile. */
export const bridgeSpot = (way: Way): Spot => `road:${SIDES_OF[way].join('')}`;

/** Whether a bridge can lead across: both ends need open land (BRIDGE-03). */
export const canBearBridge = (tile: Tile, way: Way): boolean =>
  SIDES_OF[way].every((side) => tile.edges[SIDES.indexOf(side)] === 'field');

/** A tile with a bridge over it: one road more, over whatever lies below, which it does not divide (BRIDGE-09). */
export function bridged(tile: Tile, way: Way): Tile {
  const sides = SIDES_OF[way];
  const bridge: Segment = {
    kind: 'road',
    spot: bridgeSpot(way),
    sides,
    halves: [],
    shields: 0,
    semicircle: false,
    touches: [],
  };
  const [n, e, s, w] = tile.edges.map((edge, i): EdgeKind => (sides.includes(SIDES[i] as Side) ? 'road' : edge));
  return {
    ...tile,
    edges: [n, e, s, w] as Tile['edges'],
    segments: [...tile.segments, bridge],
    sideSegment: tile.sideSegment.map((at, i) => (sides.includes(SIDES[i] as Side) ? tile.segments.length : at)),
  };
}

const RUSH_KINDS: ReadonlySet<FeatureKind> = new Set(['mountain', 'track', 'town', 'cemetery', 'prairie']);

/** The game that a tile belongs to. */
export const gameOf = ({ segments }: Tile): 'base' | 'gold-rush' =>
  segments.some(({ kind }) => RUSH_KINDS.has(kind)) ? 'gold-rush' : 'base';
