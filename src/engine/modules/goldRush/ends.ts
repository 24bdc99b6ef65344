/** Where completed railroads end: at a station or at a city (RUSH-11, RUSH-13); and by what a game is set up. */
import { boardOf, type Feature } from '../../board/board.ts';
import { featureNamed, segmentOf } from '../../board/feature.ts';
import type { Tile } from '../../tiles/tile.ts';
import { when } from '../../turn/rules.ts';
import type { Citing } from '../module.ts';

const hasTown = ({ segments }: Tile): boolean => segments.some(({ kind }) => kind === 'town');

export const cites: Citing = {
  setUp: ['RUSH-02', 'RUSH-03', 'RUSH-15', 'RUSH-17', 'RUSH-18', 'RUSH-19', 'RUSH-20'],
  also({ tiles }, event) {
    if (event.kind !== 'feature-scored' || event.final || event.feature.kind !== 'track') return [];
    const board = boardOf(tiles);
    const { segments } = board.features[featureNamed(board, event.feature)] as Feature;
    const ends = segments.filter((segment) => segmentOf(board, segment).sides.length === 1);
    const tilesOfEnds = ends.map((segment) => board.tiles[board.tileOf[segment] as number] as Tile);
    return [...when(!tilesOfEnds.every(hasTown), 'RUSH-11'), ...when(tilesOfEnds.some(hasTown), 'RUSH-13')];
  },
};
