/** `import` gives a scenario that `check` accepts, and says what is not in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { run } from './testdata/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartulary-import-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const place = (tileId: string, position: readonly number[], rotation: string, player: number) => ({
  type: 'PLACE_TILE',
  payload: { tileId, position, rotation },
  player,
});
const commit = { type: 'COMMIT', payload: {} };
const save = (replay: readonly object[], sets: object = { 'basic:1': 1 }) => ({
  appVersion: '6.0.0',
  setup: { sets, elements: { 'small-follower': 7, farmers: true } },
  players: [{ name: 'Ann' }, { name: 'Bo' }],
  replay,
});
const FIRST = [place('BA/C', [0, -1], 'R180', 0), commit];

describe('import', () => {
  it('gives a scenario that can be checked', async () => {
    const { code, out, err } = await run('import', file('game.jcz', JSON.stringify(save(FIRST))));
    expect({ code, err }).toEqual({ code: 0, err: [] });
    const path = file('game.json', out.join('\n'));
    expect(await run('check', path)).toMatchObject({ code: 0 });
  });

  it('says what could not be taken over, and by which rule', async () => {
    const replay = [...FIRST, place('BA/L', [0, -2], 'R0', 1), place('BA/L', [9, 9], 'R0', 0)];
    const path = file('odd.jcz', JSON.stringify(save(replay, { 'basic:1': 1, 'count-of-carcassonne': 1 })));
    const { code, out, err } = await run('import', path);
    expect(code).toBe(1);
    expect(JSON.parse(out.join('\n'))).toMatchObject({ steps: [{ id: 'turn-1' }, { id: 'turn-2' }] });
    expect(err).toEqual([
      `${path}: The tiles of “count-of-carcassonne” do not exist here.`,
      expect.stringMatching(/odd\.jcz: The game stops in turn 3, one move before its end\. .+\(BASE-12\)$/),
    ]);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    [
      'old.jcz',
      JSON.stringify({ ...save([]), appVersion: '4.6.1' }),
      /saved by JCloisterZone 4\.6\.1\. Games can be opened from version 5 on/,
    ],
    ['java.jcz', Uint8Array.from([0xac, 0xed, 0, 5]), /saved by a Java program/],
    ['broken.jcz', '{"appVersion"', /this is not JSON/],
    ['other.jcz', '{"format": 1}', /this is no saved game/],
    ['alone.jcz', JSON.stringify({ ...save([]), players: [{}] }), /has 1 players; 2 to 6 are possible/],
    ['large.jcz', ' '.repeat(6_000_000), /too large: 6 MB/],
  ])('%s is one line, exit code 2', async (name, content, message) => {
    const { code, out, err } = await run('import', file(name, content));
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
    expect(err[0]).toMatch(message);
  });

  it('needs a file that exists', async () => {
    expect(await run('import', 'nowhere.jcz')).toMatchObject({
      code: 2,
      err: [expect.stringMatching(/there is no such file/)],
    });
  });
});
