/** A tile in words, for those who do not see it. */
import type { Tile } from '../engine/index.ts';

interface TileNouns {
  /** A single one without its number: `city`. */
  readonly one: Readonly<Record<'city' | 'shield' | 'road', string>>;
  readonly count: (what: 'city' | 'shield' | 'road', count: number) => string;
  readonly cloister: string;
  readonly gold: string;
  /** Neither city nor road nor cloister. */
  readonly fieldOnly: string;
}

/** `city, coat of arms, 2 roads`; fields are named only where there is nothing else. */
export function tileDescriber(nouns: TileNouns): (tile: Tile) => string {
  const counted = (what: 'city' | 'shield' | 'road', count: number): string[] =>
    count > 1 ? [nouns.count(what, count)] : count ? [nouns.one[what]] : [];
  return ({ segments, marks }) => {
    const number = (kind: string) => segments.filter((segment) => segment.kind === kind).length;
    const land = [
      ...counted('city', number('city')),
      ...counted(
        'shield',
        segments.reduce((sum, segment) => sum + segment.shields, 0),
      ),
      ...counted('road', number('road')),
      ...(number('cloister') ? [nouns.cloister] : []),
    ];
    return [...(land.length ? land : [nouns.fieldOnly]), ...(marks.includes('gold') ? [nouns.gold] : [])].join(', ');
  };
}
