import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { decode } from '../notation/index.ts';
import { COMMANDS } from './cartulary.ts';
import { runToText as run } from './testdata/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartulary-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const ROAD = {
  format: 1,
  id: 'test/road',
  title: { en: 'A road', nl: 'Een weg' },
  captions: {
    start: { en: 'Red stands on it.' },
    close: { en: 'The road is closed.' },
    farmer: { en: 'With a farmer' },
  },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: {
    tiles: [
      [0, 0, 'base/W', 0],
      [2, 0, 'base/W', 0],
      [0, -1, 'base/E', 0],
      [1, -1, 'base/E', 0],
      [2, -1, 'base/E', 0],
    ],
    followers: [{ player: 'red', cell: [0, 0], on: 'road:E' }],
  },
  next: ['base/U'],
  steps: [
    {
      id: 'close',
      do: [{ kind: 'tile', cell: [1, 0], turn: 1 }],
      branches: [
        { id: 'nobody', steps: [{ id: 'none', do: [{ kind: 'pass' }], expect: { points: { red: 3 } } }] },
        { id: 'farmer', steps: [{ id: 'field', do: [{ kind: 'follower', on: 'field:SL' }] }] },
      ],
    },
  ],
};
const changed = (from: string, to: string): string => JSON.stringify(ROAD).replace(from, to);

describe('help', () => {
  it('of all commands names each', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(name);
  });

  test.each(COMMANDS.map(({ name }) => name))('of %s', async (name) => {
    const { code, out, err } = await run(name, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^cartulary ${name}`));
  });

  it('is what one gets without a command, with exit code 2', async () => {
    expect((await run()).code).toBe(2);
  });
});

describe('bad input is one line and exit code 2', () => {
  test.each([
    [['fly'], /^There is no command “fly”/],
    [['check', '--foo'], /^Unknown option '--foo'/],
    [['replay'], /^FILE is missing/],
    [['replay', 'a.json', 'b.json'], /^Only one FILE is possible/],
    [['replay', 'a.json', '--lang', 'de'], /^--lang: “de” is none of en, nl, pl, ro/],
    [['replay', 'nowhere.json'], /^nowhere\.json: there is no such file/],
    [['replay', 'src'], /^src: this is a folder/],
    [['check', 'nowhere'], /^nowhere: there is no such file/],
    [['check', 'scenarios/nothing.json'], /there is no such file/],
    [['play', '--players', '7'], /^--players: “7” is no whole number from 2 to 6/],
    [['play', '--seed', '1.5'], /^--seed/],
    [['play', '--seed'], /^Option '--seed <value>' argument missing/],
    [
      ['play', '--modules', 'base,river'],
      /^--modules: “river” is none of base, gold-rush, goldmines, castles, bridges, /,
    ],
    [['play', '--option', 'base.fields=v9'], /^--option/],
    [['play', '--option', '__proto__.x=y'], /^--option/],
    [['play', 'now'], /^“now” has no meaning here/],
    [['games'], /^FILE is missing/],
    [['tiles', 'river'], /^SET: “river”/],
    [['draw'], /^FILE is missing/],
  ])('%j', async (args, message) => {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('\n');
  });

  test.each([
    ['{"format": 1,\n "id" 7}', /:2:\d+: This text is not JSON\.$/],
    ['{}', /:format: This is JSON, but not a scenario\.$/],
    [changed('"base/U"', '7'), /:next\[0\]: The value is of the wrong kind/],
    [changed('"none"', '"close"'), /:steps\[0\]\.branches\[0\]\.steps\[0\]\.id: This id is used/],
  ])('a file that is no scenario: %s', async (text, message) => {
    const path = write('broken.json', text);
    for (const command of ['check', 'replay', 'draw']) {
      const { code, err } = await run(command, path);
      expect(code).toBe(2);
      expect(err.startsWith(path)).toBe(true);
      expect(err).toMatch(message);
      expect(err).not.toContain('\n');
    }
  });
});

describe('check', () => {
  it('accepts every scenario of the project', async () => {
    const { code, out, err } = await run('check');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const files = readdirSync('scenarios', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.json'),
    );
    expect(out).toMatch(new RegExp(`^${files.length} scenarios, \\d+ steps: all as expected$`));
  });

  test.each([
    ['an outcome that is another', changed('{"red":3}', '{"red":4}'), ':none:points.red: expected 4, actual 3'],
    [
      'a step that cannot be played',
      changed('"turn":1', '"turn":0'),
      ':close: {"kind":"tile","cell":[1,0],"turn":0} cannot be played.',
    ],
    [
      'an impossible situation',
      changed('"road:E"', '"city:E"'),
      ':board.followers[0]: The tile on [0, 0] has no place',
    ],
  ])('tells %s, exit code 1', async (_, text, message) => {
    const path = write('wrong.json', text);
    const { code, out, err } = await run('check', path);
    expect(code).toBe(1);
    expect(err.startsWith(`${path}${message}`)).toBe(true);
    expect(err).not.toContain('\n');
    expect(out).toContain('1 not as expected');
  });

  it('goes on behind an unreadable file, exit code 2', async () => {
    const { code, out } = await run('check', write('none.json', '{}'), write('road.json', ROAD));
    expect(code).toBe(2);
    expect(out).toBe('2 scenarios, 3 steps: 1 unreadable');
  });
});

describe('replay', () => {
  it('tells each step with captions, events, rules and who decides, branch by branch', async () => {
    const { code, out } = await run('replay', write('road.json', ROAD));
    expect(code).toBe(0);
    // Sentences are the business of the words; here it is about what is told where.
    const lines = out.split('\n').map((line) => line.replace(/^( *→?).*?( \[[A-Z]+-\d+\]|\.)$/, '$1 …$2'));
    expect(lines).toEqual([
      'A road (test/road)',
      '',
      'start',
      '  “Red stands on it.”',
      '   … [BASE-10]',
      '   … [BASE-11]',
      '  → ….',
      'close',
      '  “The road is closed.”',
      '   … [BASE-12]',
      '  → ….',
      '',
      '  ── nobody',
      '  none',
      '     … [BASE-16]',
      '     … [BASE-31]',
      '     … [BASE-27]',
      '',
      '  ── farmer: With a farmer',
      '  field',
      '     … [BASE-17]',
      '     … [BASE-31]',
      '     … [BASE-27]',
    ]);
  });

  it('speaks the languages of the project', async () => {
    const path = write('road.json', ROAD);
    const told = await Promise.all(['en', 'nl', 'pl', 'ro'].map((lang) => run('replay', path, '--lang', lang)));
    expect(new Set(told.map(({ out }) => out)).size).toBe(4);
    expect(told[1]?.out).toMatch(/^Een weg \(test\/road\)/);
  });

  it('gives every step as data', async () => {
    const { out } = await run('replay', write('road.json', ROAD), '--json');
    const { id, frames } = JSON.parse(out);
    expect(id).toBe('test/road');
    expect(frames).toHaveLength(4);
    expect(frames[0]).toMatchObject({ id: 'start', decision: { kind: 'place-tile', player: 'red' }, next: ['close'] });
    expect(frames[0].choices).toContainEqual({ kind: 'tile', cell: [1, 0], turn: 1 });
    expect(frames[2]).toMatchObject({ id: 'none', branch: 'nobody', parent: 'close', state: { points: { red: 3 } } });
  });

  it('says where it cannot go on, exit code 1', async () => {
    const { code, out } = await run('replay', write('wrong.json', changed('"turn":1', '"turn":0')));
    expect(code).toBe(1);
    expect(out).toContain('! {"kind":"tile","cell":[1,0],"turn":0}: ');
    expect(out).toContain('[BASE-12]');
  });
});

describe('play', () => {
  test.each([
    ['base', '2', '1', []],
    ['base,goldmines', '3', '7', []],
    ['castles', '5', '-3', ['--option', 'base.fields=v1']],
    ['goldmines,castles', '6', '2026', ['--option', 'base.smallCity=2', '--option', 'goldmines.rgg=true']],
  ])('%s, %s players, seed %s: check accepts the game', async (modules, players, seed, options) => {
    const args = ['play', '--modules', modules, '--players', players, `--seed=${seed}`, ...options];
    const { code, out } = await run(...args, '--json');
    expect(code).toBe(0);
    expect((await run(...args, '--json')).out).toBe(out);
    const path = write('game.json', out);
    expect(await run('check', path)).toMatchObject({ code: 0, err: '' });
    const total = /"points": \{\s*"red": (\d+)/.exec(out)?.[1];
    const wrong = out.replace(`"red": ${total}`, `"red": ${Number(total) + 1}`);
    expect(await run('check', write('game.json', wrong))).toMatchObject({ code: 1 });
  });

  it('tells the end of the game', async () => {
    const { out } = await run('play', '--modules', 'base,goldmines', '--players', '3', '--seed', '7');
    expect(out).toMatch(/^Seed 7: base, goldmines; 3 players, 79 turns\.\n {2}There are no tiles left/);
    expect(out).toMatch(/\nGreen +\d+ points, \d+ gold$/);
  });
});

describe('draw', () => {
  it('gives the board after a step as a picture of its own', async () => {
    const { code, out } = await run('draw', write('road.json', ROAD), '--step', 'none', '--lang', 'nl');
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(out).toContain('<title>Een weg</title>');
    expect(out).not.toMatch(/class=|<use/);
  });

  it('says in it what there is to see, and carries the scenario with its texts', async () => {
    const { out } = await run('draw', write('road.json', ROAD), '--step', 'none', '--lang', 'nl');
    expect(out).toMatch(/<desc>[^<]*Rood[^<]*<\/desc>/);
    const [, carried = ''] = /<metadata id="cartulary">([^<]*)<\/metadata>/.exec(out) ?? [];
    const opened = decode(carried);
    expect(opened).toMatchObject({ document: { title: { en: 'A road', nl: 'Een weg' } } });
  });

  it('writes a file', async () => {
    const target = join(folder, 'road.svg');
    expect(await run('draw', write('road.json', ROAD), '-o', target)).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(target, 'utf8')).toContain('<title>Red stands on it.</title>');
  });

  test.each([
    [['--step', 'never'], /^--step: “never” is none of start, close, none, field\.$/],
    [['-o', join('nowhere', 'road.svg')], /^nowhere.road\.svg: it cannot be written/],
  ])('%j is one line', async (args, message) => {
    const { code, err } = await run('draw', write('road.json', ROAD), ...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('works as a process of its own, where Node must learn to read the components', () => {
    const main = join(import.meta.dirname, 'main.ts');
    const { status, stdout } = spawnSync(process.execPath, [main, 'draw', write('road.json', ROAD)], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('</svg>');
  }, 30_000);
});

describe('games', () => {
  it('counts the games that agree', async () => {
    expect(await run('games', 'src/cli/games/records/base.jsonl')).toEqual({
      code: 0,
      out: '20 games: points and gold agree in every turn',
      err: '',
    });
  });

  it('tells the first difference of each game that does not, exit code 1', async () => {
    const [line = ''] = readFileSync('src/cli/games/records/base.jsonl', 'utf8').split('\n');
    const path = write('games.jsonl', `${line}\n\n${line.replace('"points":4', '"points":5')}\n`);
    expect(await run('games', path)).toEqual({
      code: 1,
      out: '2 games: 1 differ',
      err: `${path}:game 2:turn 1: expected player 0 city 5, actual player 0 city 4`,
    });
  });

  it('names the line that is no game, exit code 2', async () => {
    const path = write('games.jsonl', '{"modules":\n');
    expect(await run('games', path)).toEqual({ code: 2, out: '', err: `${path}:1: not JSON.` });
  });
});

describe('tiles', () => {
  it('lists set, name, count and notation', async () => {
    const { out } = await run('tiles');
    expect(out).toMatch(/^base +base\/A +2 {2}road:S cloister$/m);
    expect(out).toMatch(/\nbase: 72 tiles, gardens: 8 tiles, goldmines: 8 tiles, castles: 12 tiles, /);
  });

  it('of one set', async () => {
    const { out } = await run('tiles', 'goldmines');
    expect(out.split('\n')).toHaveLength(10);
  });
});
