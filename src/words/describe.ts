/** A tile in words, for those who do not see it. */
import type { FeatureKind, Mark, Segment, SegmentSymbol, Tile } from '../engine/index.ts';
import type { Countable, NamingWords } from './game.ts';

interface TileNouns extends Pick<NamingWords, 'features' | 'count'> {
  readonly nouns: Readonly<Record<Countable, { readonly one: string }>>;
  readonly marks: Readonly<Record<Mark, string>>;
  /** A tile of nothing but open land. */
  readonly only: Readonly<Record<'field' | 'prairie', string>>;
}

/** Kinds that are told by their number, or not at all; all others stand once on a tile. */
const COUNTED: ReadonlySet<FeatureKind> = new Set(['city', 'road', 'mountain', 'track', 'field', 'prairie']);

const sum = (segments: readonly Segment[], count: (segment: Segment) => number): number =>
  segments.reduce((total, segment) => total + count(segment), 0);

/** `city, coat of arms, 2 roads`, or of Gold Rush `mountain (2 nuggets), railroad`; open land is named if it is alone. */
export function tileDescriber({ features, count, nouns, marks, only }: TileNouns): (tile: Tile) => string {
  /** A single one without its number. */
  const counted = (noun: Countable, number: number): string[] =>
    number > 1 ? [count(noun, number)] : number ? [nouns[noun].one] : [];
  const printed = (noun: Countable, symbol: SegmentSymbol, segments: readonly Segment[]): string[] =>
    counted(
      noun,
      sum(segments, ({ symbols }) => symbols?.[symbol] ?? 0),
    );
  return ({ segments, marks: shown }) => {
    const ofKind = (kind: FeatureKind) => segments.filter((segment) => segment.kind === kind);
    const land = [
      ...counted('city', ofKind('city').length),
      ...counted(
        'shield',
        sum(segments, ({ shields }) => shields),
      ),
      ...counted('road', ofKind('road').length),
      ...ofKind('mountain').map(({ symbols }) => `${features.mountain} (${count('nugget', symbols?.nuggets ?? 0)})`),
      ...counted('railroad', ofKind('track').length),
      ...printed('locomotive', 'locomotives', segments),
      ...segments.filter(({ kind }) => !COUNTED.has(kind)).map(({ kind }) => features[kind]),
    ];
    const bare = only[ofKind('prairie').length ? 'prairie' : 'field'];
    return [
      ...(land.length ? land : [bare]),
      ...printed('camp', 'camps', segments),
      ...printed('herd', 'herds', segments),
      ...shown.map((mark) => marks[mark]),
    ].join(', ');
  };
}
