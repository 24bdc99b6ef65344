/**
 * What else a situation holds. Each section begins with `_` and its letter, in this order; what is not there is not written.
 *
 * `f` followers, `g` gold that lies, `d` bridges, `c` castles, `x` tiles where another one lies, `p` points, `o` gold owned,
 * `s` pieces at hand, `q` gold in the supply, `m` what a module keeps, `r` the state of chance, `v` cards are seen, `n` the
 * next tiles, with a `.` behind them if the game ends there, `e` what is expected at the start.
 */
import type { Cell, ModuleName } from '../engine/index.ts';
import type { BoardDocument, Branch, ScenarioDocument } from '../scenario/index.ts';
import { inRows, type Laid, readMore, writeMore } from './board.ts';
import { cell, isCell, readCell, writeCell } from './cells.ts';
import { figure } from './choices.ts';
import { byLetter, type Codec, field, joined, marked, name, number, PLAYER, perPlayer, record } from './codec.ts';
import { PIECE_CODES, PLAYER_CODES, WAY_CODES } from './codes.ts';
import { readPart, writePart } from './parts.ts';
import type { Scanner } from './scanner.ts';
import { spot } from './spots.ts';
import { isTile, readTile, writeTile } from './tiles.ts';
import { knownAtStart, readTotals, writeTotals } from './totals.ts';

/** A document while it is read. */
export type Draft = {
  -readonly [K in Exclude<keyof ScenarioDocument, 'players' | 'board' | 'next' | 'branches'>]?: ScenarioDocument[K];
} & {
  players: ScenarioDocument['players'];
  branches?: Branch[];
  readonly board: { tiles: Laid[] } & { -readonly [K in keyof BoardDocument]: BoardDocument[K] };
  readonly next: string[];
};

interface Section {
  readonly letter: string;
  /** Nothing if it says nothing. */
  write(document: Omit<ScenarioDocument, 'id'>, corner: Cell): readonly string[];
  read(from: Scanner, draft: Draft): void;
}

const player = field('player', name(PLAYER_CODES));

const follower = record(player, ...figure, field('cell', cell), field('on', spot));

/** `a1`, several pieces `a1-3`. */
const gold: Codec = {
  write(value, corner) {
    const [x, y, count] = value as readonly [number, number, number];
    return `${writeCell([x, y], corner)}${count > 1 ? `-${count}` : ''}`;
  },
  read(from) {
    const [x, y] = readCell(from);
    return [x, y, Number((from.take(/-[1-9]\d{0,2}/y) ?? '-1').slice(1))];
  },
};

const way = name(WAY_CODES);
const bridge: Codec = {
  write(value, corner) {
    const [x, y, lies] = value as readonly [number, number, string];
    return joined([writeCell([x, y], corner), way.write(lies, corner)]);
  },
  read: (from) => [...readCell(from), way.read(from)],
};

const both: Codec = {
  write: (value, corner) => joined((value as readonly Cell[]).map((one) => cell.write(one, corner))),
  read: (from) => [readCell(from), readCell(from)],
};
const yes: Codec = { write: () => '', read: () => true };
const castle = record(player, field('cells', both), marked('lord', 'l', yes));

/** A list on the board. What could be read of it stays if the rest cannot be. */
const onBoard = (letter: string, key: Exclude<keyof BoardDocument, 'tiles'>, item: Codec, begins: RegExp): Section => ({
  letter,
  write: ({ board }, corner) => (board[key] ? [board[key].map((one) => item.write(one, corner)).join('')] : []),
  read(from, { board }) {
    const items: unknown[] = [];
    board[key] = items as never;
    while (from.isAt(begins)) items.push(item.read(from));
  },
});

/** One value of the document. */
const plainly = (letter: string, key: 'points' | 'gold' | 'supply' | 'goldSupply' | 'seed', codec: Codec): Section => ({
  letter,
  write: (document, corner) => (document[key] === undefined ? [] : [codec.write(document[key], corner) ?? '']),
  read(from, draft) {
    draft[key] = codec.read(from) as never;
  },
});

const SECTIONS: readonly Section[] = [
  onBoard('f', 'followers', follower, PLAYER),
  onBoard('g', 'gold', gold, isCell),
  onBoard('d', 'bridges', bridge, isCell),
  onBoard('c', 'castles', castle, PLAYER),
  {
    letter: 'x',
    write({ board }, corner) {
      const { more } = inRows(board.tiles);
      return more.length ? [writeMore(more, corner)] : [];
    },
    read(from, { board }) {
      while (from.isAt(isCell)) board.tiles.push(readMore(from));
    },
  },
  plainly('p', 'points', perPlayer(number)),
  plainly('o', 'gold', perPlayer(number)),
  plainly('s', 'supply', perPlayer(byLetter(PIECE_CODES, number, /[A-Z]/y))),
  plainly('q', 'goldSupply', number),
  {
    letter: 'm',
    write: ({ parts = {} }, corner) =>
      Object.entries(parts).map(([module, part]) => writePart(module as ModuleName, part, corner)),
    read(from, draft) {
      const start = from.at;
      const [module, part] = readPart(from);
      if (Object.hasOwn(draft.parts ?? {}, module)) from.stop('unreadable', start);
      draft.parts = { ...draft.parts, [module]: part };
    },
  },
  plainly('r', 'seed', number),
  {
    letter: 'v',
    write: ({ reveal }) => (reveal ? [''] : []),
    read(_, draft) {
      draft.reveal = true;
    },
  },
  {
    letter: 'n',
    write: ({ next, then }) => (next.length || then ? [`${next.map(writeTile).join('')}${then ? '.' : ''}`] : []),
    read(from, draft) {
      while (from.isAt(isTile)) draft.next.push(readTile(from));
      if (from.take(/\./y)) draft.then = 'end';
    },
  },
  {
    letter: 'e',
    write: (document) =>
      document.expect ? [writeTotals(document.expect, knownAtStart(document), document.players)] : [],
    read(from, draft) {
      const expect = readTotals(from, knownAtStart(draft), draft.players);
      if (expect) draft.expect = expect;
    },
  },
];

export const SECTION_LETTERS: readonly string[] = SECTIONS.map(({ letter }) => letter);

export const writeSituation = (document: Omit<ScenarioDocument, 'id'>, corner: Cell): string =>
  SECTIONS.flatMap(({ letter, write }) => write(document, corner).map((said) => `_${letter}${said}`)).join('');

/** Only these may come more than once. */
const REPEATED = 'm';

/** Reads the sections, which come in their order. */
export function readSituation(from: Scanner, draft: Draft): void {
  let before = -1;
  while (!from.ended && !from.isAt(/_[\dt]/y)) {
    from.need(/_/y);
    const start = from.at;
    const letter = from.need(/[a-z]/y);
    const place = SECTIONS.findIndex((section) => section.letter === letter);
    const section = SECTIONS[place] ?? from.stop('unknown-code', start);
    if (place < before || (place === before && letter !== REPEATED)) from.stop('unreadable', start);
    before = place;
    section.read(from, draft);
  }
}
