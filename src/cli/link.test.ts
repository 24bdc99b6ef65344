/** `link` and `open`, and how long whole games are. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { agree, type ModuleName, PLAYERS } from '../engine/index.ts';
import { decode, encode, MAX_TEXT, normalForm, withOutcome } from '../notation/index.ts';
import { allFrames, judge, type ScenarioDocument } from '../scenario/index.ts';
import { scenarioOf } from './play.ts';
import { playRandomly } from './randomGame.ts';
import { run } from './testdata/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartulary-link-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const EXAMPLE = 'scenarios/goldmines/castle-1.json';

describe('link', () => {
  it('gives the text and its length', async () => {
    const { code, out, err } = await run('link', EXAMPLE);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toHaveLength(2);
    expect(out[0]).toMatch(/^ct1_bgc_Rbg_/);
    expect(out[1]).toBe(`${out[0]?.length} characters`);
  });

  it('takes title and captions in, in the languages asked for', async () => {
    const { out } = await run('link', EXAMPLE, '--captions', 'nl,en');
    const decoded = decode(out[0] as string);
    expect(decoded).toHaveProperty('document.title', {
      en: 'One board, three orders of taking',
      nl: 'Eén bord, drie volgordes',
    });
  });

  it('says what comes of it where the scenario does not', async () => {
    const path = join(folder, 'silent.json');
    const silent = { title: {}, modules: { base: {} }, players: ['red', 'blue'], active: 'red', next: ['base/E'] };
    const steps = [{ id: 'close', do: [{ kind: 'tile', cell: [0, 1], turn: 0 }, { kind: 'pass' }] }];
    const board = {
      tiles: [[0, 0, 'base/E', 2]],
      followers: [{ player: 'red', cell: [0, 0], on: 'city:S' }],
    };
    writeFileSync(path, JSON.stringify({ format: 1, id: 'test/silent', ...silent, board, steps }));
    expect((await run('link', path)).out[0]).toContain('_0a2P-Pr4Fr7b7_z');
  });

  test.each([
    [['link'], /^FILE is missing/],
    [['link', 'nowhere.json'], /^nowhere\.json: there is no such file/],
    [['link', EXAMPLE, '--captions', 'de'], /^--captions: “de” is none of en, nl, pl, ro/],
    [
      ['link', 'long.json', '--captions', 'en'],
      /long\.json: 4\d{5} characters, but no link is opened that is longer than/,
    ],
  ])('%j is one line, exit code 2', async (args, message) => {
    const title = { en: 'A title' };
    const ids = Array.from({ length: 300 }, (_, i) => `step-${i}`);
    const long = {
      ...{ format: 1, id: 'test/long', title, modules: {}, players: ['red', 'blue'], active: 'red', next: [] },
      board: { tiles: [[0, 0, 'base/E', 2]] },
      steps: ids.map((id) => ({ id, do: [] })),
      captions: Object.fromEntries(ids.map((id) => [id, { en: 'x'.repeat(1500) }])),
    };
    writeFileSync(join(folder, 'long.json'), JSON.stringify(long));
    const { code, out, err } = await run(...args.map((arg) => (arg === 'long.json' ? join(folder, arg) : arg)));
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(message);
  });
});

describe('open', () => {
  it('gives the scenario, also of a whole address', async () => {
    const [text = ''] = (await run('link', EXAMPLE)).out;
    for (const given of [text, `https://example.org/en/play/#${text}`]) {
      const { code, out, err } = await run('open', given);
      expect({ code, err }).toEqual({ code: 0, err: [] });
      expect(decode(text)).toEqual({ document: JSON.parse(out.join('\n')) });
    }
  });

  it('gives what could be read of a text that is bad, says so, exit code 1', async () => {
    const [text = ''] = (await run('link', EXAMPLE)).out;
    const { code, out, err } = await run('open', text.slice(0, -20));
    expect(code).toBe(1);
    expect(err).toEqual(['This link is incomplete: its end is missing.']);
    expect(JSON.parse(out.join('\n'))).toMatchObject({ id: 'link/part', players: ['red', 'blue', 'green'] });
  });

  test.each([
    [[], 'TEXT is missing.'],
    [[''], 'There is nothing to open.'],
    [['hello'], 'This is not a link to a scenario: it begins with “hello”.'],
    [['ct2_x'], 'This link was made with a newer version than this one can read.'],
    [['a'.repeat(MAX_TEXT + 1)], 'This link is too long to be a scenario.'],
    [
      ['ct1_b-luck-7._Rb_E_zsf3xs'],
      'This link can be read, but what it says is not a scenario. This name does not belong here (modules.base.luck).',
    ],
  ])('%j is one line, exit code 2', async (args, message) => {
    expect(await run('open', ...args)).toEqual({ code: 2, out: [], err: [message] });
  });
});

describe('a whole game', () => {
  const game = (modules: readonly ModuleName[], players: number, seed: number) =>
    scenarioOf(playRandomly(agree(modules, PLAYERS.slice(0, players)), seed), seed);

  function opened(text: string): ScenarioDocument {
    const decoded = decode(text);
    if ('problem' in decoded) throw new Error(`${decoded.problem.reason} at ${decoded.problem.at}`);
    return decoded.document;
  }

  /** How it ends, and everything in it that is not as expected. */
  function ending(document: ScenarioDocument) {
    const judged = judge(document);
    const frames = 'root' in judged ? allFrames(judged.root) : [];
    const state = frames.at(-1)?.state;
    return {
      bad: frames.filter(({ refused, differences }) => refused || differences.length).map(({ id }) => id),
      frames: frames.length,
      phase: state?.phase,
      points: state?.points,
      parts: state?.parts,
    };
  }

  test.each<[readonly ModuleName[], number, number, number]>([
    [['base'], 5, 1, 700],
    [['base', 'goldmines', 'castles'], 5, 1, 900],
    [['base', 'goldmines', 'castles'], 5, 2, 900],
    [['base', 'goldmines', 'castles', 'bridges', 'bazaars', 'gifts', 'crop-circles'], 5, 3, 1500],
    [['gold-rush', 'sheriff'], 5, 4, 1400],
  ])('of %j, %i players, seed %i fits into %i characters and comes out the same', (modules, players, seed, most) => {
    const document = withOutcome(game(modules, players, seed));
    const text = encode(document);
    expect(text.length).toBeLessThanOrEqual(most);
    const back = opened(text);
    expect(back).toEqual(normalForm(document));
    expect(ending(back)).toEqual(ending(document));
    expect(ending(back)).toMatchObject({ bad: [], phase: 'over' });
  });

  it('comes back at every stage and goes on the same', () => {
    const document = game(['base', 'goldmines', 'castles'], 5, 5);
    const steps = document.steps ?? [];
    const whole = ending(document);
    expect(whole.phase).toBe('over');
    for (let played = 0; played < steps.length; played += 9) {
      const stage = opened(encode({ ...document, steps: steps.slice(0, played) }));
      expect(ending({ ...stage, steps: [...(stage.steps ?? []), ...steps.slice(played)] })).toEqual(whole);
    }
  });
});
