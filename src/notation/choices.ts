/**
 * Choices name what was chosen, never its number in a list: a link still says it when the rules offer something else.
 *
 * A tile is its cell and turn, `c3w`. All others begin with a capital letter: `FCne` a follower in the city, `P` nobody, `Tb2`
 * takes gold. A kind that has no letter is spelled behind `Y`.
 */
import type { Cell, Choice, ChoiceKind } from '../engine/index.ts';
import { cell, isCell } from './cells.ts';
import { type Codec, type Field, field, flag, isObject, name, number, optional, record } from './codec.ts';
import { anyButCell, CROP_CODES, FIGURE_CODES, GIFT_CODES, POSE_CODES, WAY_CODES } from './codes.ts';
import { quote, readQuote } from './quoted.ts';
import type { Scanner } from './scanner.ts';
import { spot } from './spots.ts';
import { tile, turn } from './tiles.ts';
import { readValue, writeValue } from './value.ts';

/** What a figure is, where it is no plain follower: `a` an abbot, `p` a prior. */
export const figure: readonly Field[] = [
  optional('piece', name(FIGURE_CODES), anyButCell(FIGURE_CODES)),
  optional('as', name(POSE_CODES), anyButCell(POSE_CODES)),
];

const at = field('cell', cell);
const on = field('on', spot);

const FORMS: { readonly [K in ChoiceKind]?: readonly [letter: string, ...fields: Field[]] } = {
  tile: ['', at, field('turn', turn)],
  abbey: ['A'],
  bridge: ['B', at, field('way', name(WAY_CODES))],
  castle: ['C', at, field('build', flag)],
  deal: ['D', field('buy', flag)],
  'crop-action': ['E', field('action', name(CROP_CODES))],
  follower: ['F', ...figure, optional('cell', cell, isCell), on],
  gold: ['G', at],
  sheriff: ['H', at, on],
  'crop-add': ['I', at, on],
  'crop-remove': ['J', at, on],
  keep: ['K', field('tile', tile)],
  lot: ['L', field('tile', tile)],
  'german-castle': ['M', field('tile', tile)],
  tent: ['N', at, on],
  open: ['O', field('gift', name(GIFT_CODES))],
  pass: ['P'],
  bid: ['Q', field('bid', number)],
  recall: ['R', at, on],
  score: ['S', at, on],
  take: ['T', at],
  spot: ['U', ...figure, at, on],
  stance: ['V', ...figure, at, on, field('to', spot)],
  cash: ['W', ...figure, at, on],
  token: ['X'],
};

/** Kinds that are added get `YA`, `YB`, …: there is no other letter left. */
const SPELLED = 'Y';

interface Form {
  readonly kind: string;
  readonly letter: string;
  readonly fields: Codec;
}

const forms = Object.entries(FORMS).map(
  ([kind, [letter, ...fields]]): Form => ({ kind, letter, fields: record(...fields) }),
);
const byKind: ReadonlyMap<string, Form> = new Map(forms.map((form) => [form.kind, form]));
const byLetter: ReadonlyMap<string, Form> = new Map(forms.map((form) => [form.letter, form]));

/** The kinds that have a letter of their own, and this letter. */
export const CHOICE_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  forms.map(({ kind, letter }) => [kind, letter]),
);

const isChoice = /[A-Z]|[a-z]\d/y;

function writeChoice({ kind, ...rest }: Choice, corner: Cell): string {
  const form = byKind.get(kind);
  const written = form?.fields.write(rest, corner);
  return form && written !== undefined ? `${form.letter}${written}` : `${SPELLED}${quote(kind)}${writeValue(rest)}`;
}

function readChoice(from: Scanner): Choice {
  const start = from.at;
  const letter = from.isAt(isCell) ? '' : from.need(/Y?[A-Z]/y);
  if (letter === SPELLED) {
    const kind = readQuote(from);
    const rest = readValue(from);
    return { ...(isObject(rest) ? rest : from.stop('unreadable', start)), kind } as Choice;
  }
  const { kind, fields } = byLetter.get(letter) ?? from.stop('unknown-code', start);
  return { kind, ...(fields.read(from) as object) } as Choice;
}

export const writeChoices = (choices: readonly Choice[], corner: Cell): string =>
  choices.map((choice) => writeChoice(choice, corner)).join('');

export function readChoices(from: Scanner): Choice[] {
  const choices: Choice[] = [];
  while (from.isAt(isChoice)) choices.push(readChoice(from));
  return choices;
}
