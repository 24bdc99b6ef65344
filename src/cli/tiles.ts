/** `tiles`: the printed tiles. */
import { TILE_SETS } from '../engine/all.ts';
import { type TileSet, tilesOf } from '../engine/index.ts';
import { type Command, type ExitCode, type Io, oneOf, readArgs } from './command.ts';

const SETS: Readonly<Record<string, TileSet>> = TILE_SETS;

function run(args: readonly string[], io: Io): ExitCode {
  const { positionals } = readArgs(args, {});
  const names = positionals.map((name) => oneOf('SET', name, Object.keys(SETS)));
  const sets = (names.length ? names : Object.keys(SETS)).map((name) => [name, SETS[name] as TileSet] as const);
  const rows = sets.flatMap(([set, box]) =>
    Object.entries(box.tiles).map(([name, { text, count }]) => [set, name, `${count}`, text] as const),
  );
  const width = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const [setWidth, nameWidth, countWidth] = [width(0), width(1), width(2)];
  for (const [set, name, count, text] of rows) {
    io.out(`${set.padEnd(setWidth)}  ${name.padEnd(nameWidth)}  ${count.padStart(countWidth)}  ${text}`);
  }
  io.out('');
  io.out(sets.map(([set, box]) => `${set}: ${tilesOf(box).length} tiles`).join(', '));
  return 0;
}

export const tiles: Command = {
  name: 'tiles',
  summary: 'Lists the printed tiles: set, name, how many, notation.',
  usage: [`[SET…]`, `SET  ${Object.keys(SETS).join(', ')}; all by default`],
  run,
};
