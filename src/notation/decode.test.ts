import { describe, expect, it, test } from 'vitest';
import { allFrames, judge, LIMITS, readDocument, type ScenarioDocument } from '../scenario/index.ts';
import { decode, encode, MAX_TEXT, NOTATION_PROBLEMS, type NotationProblemReason } from './index.ts';
import { sealed } from './seal.ts';

/** Red closes a city of two tiles; blue goes on, in one of two ways. */
const CITY: ScenarioDocument = {
  format: 1,
  id: 'test/city',
  title: { en: 'A city' },
  captions: { start: { en: 'Red stands in it.' }, on: { en: 'Blue goes on.' } },
  modules: { base: {} },
  players: ['red', 'blue'],
  active: 'red',
  board: { tiles: [[0, 0, 'base/E', 2]], followers: [{ player: 'red', cell: [0, 0], on: 'city:S' }] },
  next: ['base/E', 'base/U'],
  steps: [
    { id: 'close', do: [{ kind: 'tile', cell: [0, 1], turn: 0 }, { kind: 'pass' }], expect: { points: { red: 4 } } },
    {
      id: 'on',
      do: [{ kind: 'tile', cell: [1, 1], turn: 0 }],
      branches: [
        { id: 'nobody', steps: [{ id: 'pass', do: [{ kind: 'pass' }] }] },
        { id: 'road', steps: [{ id: 'place', do: [{ kind: 'follower', on: 'road:N' }] }] },
      ],
    },
  ],
};

const TEXT = encode(CITY);
const WITH_CAPTIONS = encode(CITY, { captions: ['en'] });

const outcome = (text: string): readonly [string, number] => {
  const decoded = decode(text);
  return 'problem' in decoded ? [decoded.problem.reason, decoded.problem.at] : ['document', 0];
};

it('the text of a city', () => {
  expect(TEXT).toMatch(/^ct1_b_Rb_Es_fra1Cs_nEU_0a2P-Qr4\.b2_1P_1FRn_z[0-9a-z]{5}$/);
});

describe('every way to be bad', () => {
  const rows: readonly (readonly [NotationProblemReason, number, string, string])[] = [
    ['empty', 0, 'nothing', ''],
    ['empty', 0, 'white space', ' \n\t'],
    ['not-ours', 0, 'a sentence', 'Hello, world'],
    ['not-ours', 0, 'another notation', 'rnbqkbnr_pppppppp'],
    ['not-ours', 0, 'no version', 'ct_b_Rb_E'],
    ['not-ours', 0, 'version 0', 'ct0_b_Rb_E'],
    ['not-ours', 0, 'other letter cases', TEXT.toUpperCase()],
    ['newer-version', 0, 'version 2', TEXT.replace('ct1', 'ct2')],
    ['newer-version', 0, 'version 9999, even cut', 'ct9999'],
    ['too-long', 0, 'a character too many', `${TEXT}${' '.repeat(MAX_TEXT)}`],
    ['foreign-character', TEXT.length, 'a bracket behind it', `${TEXT})`],
    ['foreign-character', 7, 'a letter of another script', TEXT.replace('Rb', 'Rб')],
    ['cut', 3, 'nothing but the tag', 'ct1'],
    ['cut', TEXT.length - 1, 'the last character', TEXT.slice(0, -1)],
    ['cut', TEXT.length - 10, 'the last ten', TEXT.slice(0, -10)],
    ['altered', TEXT.length, 'one more character', `${TEXT}x`],
    ['altered', TEXT.indexOf('_z'), 'another turn', TEXT.replace('Es', 'Ew')],
    ['altered', 8, 'an end in the middle', TEXT.replace('Rb_', 'Rb')],
    ['unreadable', 6, 'a module twice', sealed('ct1_brb_Rb_E')],
    ['unreadable', 8, 'nobody is active', sealed('ct1_b_rb_E')],
    ['unreadable', 10, 'a tile behind a gap that is none', sealed('ct1_b_Rb_-0E')],
    ['unreadable', 11, 'gaps without a tile', sealed('ct1_b_Rb_-.')],
    ['unreadable', 15, 'sections that have changed places', sealed('ct1_b_Rb_E_pr1_fra1Cn')],
    ['unreadable', 12, 'a branch of nothing', sealed('ct1_b_Rb_E_2P')],
    ['unreadable', 14, 'a step that is empty', sealed('ct1_b_Rb_E_0P..P')],
    ['unreadable', 18, 'captions of too many steps', sealed('ct1_b_Rb_E_0P_ten9~a~b~c~')],
    ['unknown-code', 4, 'a module', sealed('ct1_x_Rb_E')],
    ['unknown-code', 7, 'a player', sealed('ct1_b_Rx_E')],
    ['unknown-code', 9, 'a box of tiles', sealed('ct1_b_Rb_z5')],
    ['unknown-code', 11, 'a section', sealed('ct1_b_Rb_E_y')],
    ['unknown-code', 12, 'a choice', sealed('ct1_b_Rb_E_0YA')],
    ['too-large', 0, 'too many tiles', sealed(`ct1_b_Rb_${'E.'.repeat(200)}${'E'.repeat(201)}`)],
    ['too-large', 0, 'too many steps', sealed(`ct1_b_Rb_E_0${Array(2001).fill('P').join('.')}`)],
    [
      'too-large',
      0,
      'forks that are too deep',
      sealed(`ct1_b_Rb_E_0P${[...Array(42)].map((_, i) => `_${i + 1}P`).join('')}`),
    ],
    ['too-large', 22, 'values that are too deep', sealed(`ct1_b_Rb_E_mf-${'L'.repeat(30)}`)],
    ['not-a-scenario', 0, 'an option that is none', sealed('ct1_b-luck-7._Rb_E')],
    ['not-a-scenario', 0, 'a tile too far out', sealed('ct1_b_Rb_e127-E')],
    ['not-a-scenario', 0, 'a language that is none', sealed('ct1_b_Rb_E_tde1~Titel~')],
  ];

  test.each(rows)('%s at %i: %s', (reason, at, _, text) => {
    expect(outcome(text)).toEqual([reason, at]);
  });

  it('is in the table', () => {
    expect([...new Set(rows.map(([reason]) => reason))].sort()).toEqual([...NOTATION_PROBLEMS].sort());
  });

  it.each([
    ['tiles', sealed(`ct1_b_Rb_${Array(25).fill('B'.repeat(25)).join('.')}`), LIMITS.tiles],
    ['steps', sealed(`ct1_b_Rb_EE_0${Array(2001).fill('P').join('.')}`), 2],
    ['forks', sealed(`ct1_b_Rb_E_0P${[...Array(42)].map((_, i) => `_${i + 1}P`).join('')}`), 1],
  ])('shows the situation of what has too many %s, with as many tiles as a scenario has', (_, text, tiles) => {
    const decoded = decode(text);
    if (!('problem' in decoded) || !decoded.partial) throw new Error('there is nothing to be seen');
    expect(decoded.problem.reason).toBe('too-large');
    expect(decoded.partial.board.tiles).toHaveLength(tiles);
    expect(decoded.partial.steps ?? []).toEqual([]);
    expect(readDocument(decoded.partial)).toHaveProperty('document');
  });

  it('tells what the reader of documents says', () => {
    const decoded = decode(sealed('ct1_b-luck-7._Rb_E'));
    expect(decoded).toHaveProperty('problem.document', [{ reason: 'unknown-key', at: 'modules.base.luck' }]);
  });
});

describe('what can be read of a cut text', () => {
  const partOf = (text: string) => {
    const decoded = decode(text);
    expect(decoded).toHaveProperty('problem.reason', 'cut');
    return 'problem' in decoded ? decoded.partial : undefined;
  };

  it('at every place, is the beginning of the whole, and nothing half read', () => {
    const whole = decode(WITH_CAPTIONS);
    const frames = (document: ScenarioDocument) => {
      const judged = judge(document);
      return 'root' in judged ? allFrames(judged.root).map(({ id, did, state }) => [id, did, state.points]) : [];
    };
    const all = 'document' in whole ? frames(whole.document) : [];
    expect(all).toHaveLength(5);
    let longest = 0;
    for (let end = 'ct1_'.length; end < WITH_CAPTIONS.length; end++) {
      const part = partOf(WITH_CAPTIONS.slice(0, end));
      if (!part) {
        expect(end).toBeLessThanOrEqual('ct1_b_Rb_Es_'.length);
        continue;
      }
      const steps = frames(part);
      if (part.next.length === 2 && part.board.followers) expect(all.slice(0, steps.length)).toEqual(steps);
      expect(steps.length).toBeGreaterThanOrEqual(longest);
      longest = steps.length;
    }
    expect(longest).toBe(5);
  });

  it('leaves out the step and the caption that it breaks off in', () => {
    const cutBehind = (piece: string) => {
      const at = WITH_CAPTIONS.indexOf(piece);
      expect(at).toBeGreaterThan(0);
      return partOf(WITH_CAPTIONS.slice(0, at + piece.length));
    };
    expect(cutBehind('a2P-Qr4')?.steps).toEqual([]);
    expect(cutBehind('a2P-Qr4.')?.steps).toHaveLength(1);
    expect(cutBehind('b2_1P_1')?.steps?.[1]?.branches).toHaveLength(1);
    expect(cutBehind('~A.city~Red')).toMatchObject({ title: { en: 'A city' } });
    expect(cutBehind('~A.city~Red')?.captions).toBeUndefined();
    expect(cutBehind('stands.in.it_d~~Blu')?.captions).toEqual({ start: { en: 'Red stands in it.' } });
  });

  it('is everything if only the check is missing, or wrong, or something follows it', () => {
    const whole = decode(TEXT);
    const document = 'document' in whole ? whole.document : undefined;
    for (const text of [TEXT.slice(0, -2), `${TEXT.slice(0, -1)}!`, `${TEXT.slice(0, -2)}00`, `${TEXT}x`, `${TEXT})`]) {
      const decoded = decode(text);
      expect('problem' in decoded && { ...decoded.partial, id: document?.id }).toEqual(document);
    }
  });
});

it('an empty board is nothing, and a part without a tile is not shown', () => {
  const text = sealed('ct1_b_Rb_');
  const decoded = decode(text);
  expect(decoded).toMatchObject({ document: { board: { tiles: [] }, players: ['red', 'blue'] } });
  expect('document' in decoded && encode(decoded.document)).toBe(text);
  expect(Object.keys(decode('ct1_b_Rb_'))).toEqual(['problem']);
});

describe('what programs do to links', () => {
  test.each([
    ['broken into lines', `${WITH_CAPTIONS.slice(0, 40)}\r\n  ${WITH_CAPTIONS.slice(40)}\n`],
    ['with places to break', [...WITH_CAPTIONS].join('\u200b')],
    ['with its tildes escaped', WITH_CAPTIONS.replaceAll('~', '%7E')],
  ])('%s they still open', (_, text) => {
    expect(decode(text)).toEqual(decode(WITH_CAPTIONS));
    expect(decode(text)).toHaveProperty('document');
  });
});

describe('hostile texts of the greatest length are answered soon', () => {
  const room = MAX_TEXT - 200;
  const filled = (piece: string, spare = 0) => piece.repeat(Math.floor((room - spare) / piece.length));
  test.each([
    ['rows', `ct1_b_Rb_${filled('.')}`],
    ['gaps', `ct1_b_Rb_${filled('-')}`],
    ['tiles', `ct1_b_Rb_${filled('E')}`],
    ['columns', `ct1_b_Rb_E_x${filled('Z')}`],
    ['modules', `ct1_${filled('b-a-b.')}_Rb_E`],
    ['players', `ct1_b_${filled('r')}`],
    ['figures', `ct1_b_Rb_E_f${filled('ra1Cn')}`],
    ['lists in lists', `ct1_b_Rb_E_mf-${filled('L')}`],
    ['objects in objects', `ct1_b_Rb_E_mf-${filled('O~a~')}`],
    ['one long object', `ct1_b_Rb_E_mf-O${filled('~a~U')}.`],
    ['steps', `ct1_b_Rb_E_0${filled('P.')}P`],
    ['choices', `ct1_b_Rb_E_0${filled('P')}`],
    ['branches', `ct1_b_Rb_E_0P${filled('_1')}`],
    ['branches at the start', `ct1_b_Rb_E${filled('_1P')}`],
    ['captions', `ct1_b_Rb_E_0${filled('P.', room / 2)}P_ten${room / 4}~${filled('~', room / 2)}`],
    ['escapes', `ct1_b_Rb_E_ten1~${filled('_4zzz')}`],
    ['checks', `ct1_b_Rb_E${filled('_z')}`],
  ])('%s', (_, body) => {
    const start = performance.now();
    for (const text of [sealed(body), body]) expect(outcome(text)[0]).not.toBe('document');
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
