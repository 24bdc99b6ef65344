/** A document as a file: written as those of `scenarios/` are, with an id that is its place there. */
import { isGame, type ModuleName } from '../../engine/index.ts';
import { withOutcome } from '../../notation/index.ts';
import type { Locale, ScenarioDocument } from '../../scenario/index.ts';
import { titleOf } from './shared.ts';

const WIDTH = 120;

/** Letters that are no letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** `Trzy złote sztabki!` is `trzy-zlote-sztabki`; empty if there is no Latin letter in it. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łđøßæœ]/g, (letter) => LETTERS[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/** The first module that is added to the game, else the game. */
function folderOf({ modules }: ScenarioDocument): string {
  const names = Object.keys(modules) as ModuleName[];
  return names.find((name) => !isGame(name)) ?? names[0] ?? 'base';
}

/** `goldmines/three-pieces`, by the title; without one by what it was called before. */
export function idOf(document: ScenarioDocument, locale: Locale): string {
  const name = slugOf(document.title.en ?? '') || slugOf(titleOf(document, locale));
  const before = slugOf(document.id.replace(/^.*\//, ''));
  return `${folderOf(document)}/${name || before || 'scenario'}`;
}

const entriesOf = (value: object) => Object.entries(value).filter(([, item]) => item !== undefined);

const written = (value: unknown, indent: string, room: number): string => {
  const line = inLine(value);
  if (line.length <= room || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'number')) return filled(value, deeper, indent);
    const items = value.map((item, i) => deeper + written(item, deeper, roomAt(deeper, 0, i < value.length - 1)));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = entriesOf(value);
  const lines = entries.map(([key, item], i) => {
    const label = `${JSON.stringify(key)}: `;
    return deeper + label + written(item, deeper, roomAt(deeper, label.length, i < entries.length - 1));
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
};

const roomAt = (indent: string, used: number, comma: boolean): number => WIDTH - indent.length - used - (comma ? 1 : 0);

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = entriesOf(value);
  return entries.length
    ? `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`).join(', ')} }`
    : '{}';
}

/** Numbers stand as many in a line as there is room for. */
function filled(numbers: readonly number[], deeper: string, indent: string): string {
  const lines = [deeper];
  numbers.forEach((number, i) => {
    const item = `${number}${i < numbers.length - 1 ? ',' : ''}`;
    const last = lines.at(-1) as string;
    const longer = last === deeper ? last + item : `${last} ${item}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(deeper + item);
  });
  return `[\n${lines.join('\n')}\n${indent}]`;
}

/** As the project's formatter writes it, but an object is opened only where it has to be. */
export const pretty = (value: unknown): string => {
  const { length } = inLine(value);
  return `${length > WIDTH ? written(value, '', 0) : inLine(value)}\n`;
};

/** With what comes of it, so that `cartulary check` has something to compare. */
export const fileOf = (document: ScenarioDocument, locale: Locale) => {
  const named = { ...withOutcome(document), id: idOf(document, locale) };
  return { name: `${named.id.split('/')[1]}.json`, text: pretty(named) };
};
