import { describe, expect, it, test } from 'vitest';
import { runToText } from './testdata/run.ts';

const run = (...args: string[]) => runToText('explore', ...args);

const CASTLE = 'scenarios/goldmines/castle-2.json';

describe('explore', () => {
  it('tells what could happen and what is best, with what the other choices cost', async () => {
    const { code, out, err } = await run(CASTLE, '--step', '2b-place');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'The best pick for the active player (goldmines/castle-2), 2b-place',
      'Which piece does Red take?',
      '',
      'What could happen?',
      '  2 outcomes, 3 sequences of choices, 8 positions',
      '  Each ends with the turn.',
      '  1. Red: 8 points, 2 gold pieces; Blue: 8 points, 1 gold piece; Green: 0 points, 0 gold pieces; 2 sequences of choices',
      '  2. Red: 8 points, 1 gold piece; Blue: 8 points, 2 gold pieces; Green: 0 points, 0 gold pieces; 1 sequence of choices',
      '',
      'What each choice still allows',
      '  piece on C2 (vicinity) → 1',
      '  piece on A2 (vicinity) → 1, 2',
      '',
      'What is best? (most gold)',
      '  if everybody plays their best: Red 2, Blue 1, Green 0',
      '  best choices: piece on C2 (vicinity)',
      '  for example: Red: piece on C2 (vicinity); Blue: piece on C4 (no other choice); Red: piece on A2 (no other choice)',
      '  Red takes A2 first: Red 1, Blue 2 instead of Red 2, Blue 1.',
    ]);
  });

  it('judges by the aim that is asked for', async () => {
    const { out } = await run(CASTLE, '--step', '2b-place', '--aim', 'lead');
    expect(out).toContain('What is best? (largest lead)');
    expect(out).toContain('if everybody plays their best: Red 1, Blue −1, Green −10');
  });

  it('speaks the languages of the project', async () => {
    const told = await Promise.all(['en', 'nl', 'pl', 'ro'].map((lang) => run(CASTLE, '--lang', lang)));
    expect(new Set(told.map(({ out }) => out)).size).toBe(4);
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set([0]));
  });

  it('tells where the tile can go, and the follower', async () => {
    const tile = await run('scenarios/goldmines/castle-4.json');
    expect(tile.out).toContain(
      [
        'Where can this tile go?',
        '  D3, turned 270°',
        '    knight: Red: 16 points, a claim to 1 gold piece; the castle on B1 and B2 scores',
        '    farmer / no meeple: Red: 8 points, a claim to 1 gold piece; the castle on B1 and B2 scores',
        '  B0',
        '    knight / farmer / no meeple: nothing at once',
      ].join('\n'),
    );
    const follower = await run('scenarios/goldmines/castle-5.json', '--step', '5-1');
    expect(follower.out).toMatch(/Where can the meeple go\?\n {2}highwayman \/ monk .*: nothing at once$/);
  });

  it('gives it all as data', async () => {
    const { out } = await run(CASTLE, '--step', '2b-place', '--json');
    const found = JSON.parse(out);
    expect(found).toMatchObject({
      id: 'goldmines/castle-2',
      step: '2b-place',
      complete: true,
      sequences: 3,
      states: 8,
    });
    expect(found.outcomes.map(({ sequences }: { sequences: number }) => sequences)).toEqual([2, 1]);
    expect(found.best).toMatchObject({ aim: 'gold', player: 'red', scores: [{ player: 'red', value: 2 }, {}, {}] });
    expect(found.graph).toBeUndefined();
    const tile = JSON.parse((await run(CASTLE, '--json')).out);
    expect(tile.places[0]).toMatchObject({ choice: { kind: 'tile', cell: [2, 2], turn: 3 } });
    expect(tile.best.aim).toBe('points');
  });

  it('stops where it is told to', async () => {
    const { out } = await run(CASTLE, '--until', 'take-gold');
    expect(out).toContain('The search was to go no further.');
  });

  it('says that the budget ran out and what was covered, exit code 1', async () => {
    const { code, out } = await run(CASTLE, '--step', '2b-place', '--budget', '4');
    expect(code).toBe(1);
    expect(out).toContain('1 outcome, at least 1 sequence of choices, 4 positions');
    expect(out).toContain('The search stopped after 4 positions: 1 of 2 choices were followed to the end.');
    expect(out).toContain('piece on A2 (vicinity) → …');
  });

  it('says that nobody decides anything at the end of an example', async () => {
    const { code, out } = await run('scenarios/goldmines/castle-3.json', '--step', 'take-2');
    expect(code).toBe(0);
    expect(out).toBe(`${out.split('\n')[0]}\nNobody has anything to decide here.`);
  });

  test.each([
    [[], /^FILE is missing/],
    [['nowhere.json'], /^nowhere\.json: there is no such file/],
    [[CASTLE, '--step', 'never'], /^--step: “never” is none of start, 2a-place, /],
    [[CASTLE, '--aim', 'fun'], /^--aim: “fun” is none of gold, points, lead\.$/],
    [[CASTLE, '--until', 'dawn'], /^--until: “dawn” is none of place-tile, /],
    [[CASTLE, '--budget', '0'], /^--budget: “0” is no whole number from 1 to 1000000\.$/],
    [[CASTLE, '--lang', 'de'], /^--lang: “de” is none of en, nl, pl, ro\.$/],
  ])('%j is one line and exit code 2', async (args, message) => {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('\n');
  });
});
