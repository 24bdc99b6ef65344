/** From a document to its text. */
import type { Cell } from '../engine/index.ts';
import { everyStep, LOCALES, type Locale, type ScenarioDocument } from '../scenario/index.ts';
import { inRows, writeRows } from './board.ts';
import { cellsIn, cornerOf } from './cells.ts';
import { CHECK_LENGTH } from './check.ts';
import { writeModules, writePlayers } from './header.ts';
import { inShort } from './normal.ts';
import { idOf, sealed, TAG, VERSION } from './seal.ts';
import { writeSituation } from './situation.ts';
import { writeSteps } from './steps.ts';
import { writeTexts } from './texts.ts';

export interface EncodeOptions {
  /** The languages whose title and captions go in; none by default. */
  readonly captions?: readonly Locale[];
}

function* everyCell(document: Omit<ScenarioDocument, 'id'>): Generator<Cell> {
  const { tiles, gold = [], bridges = [], followers, castles } = document.board;
  for (const [x, y] of [...tiles, ...gold, ...bridges]) yield [x, y];
  yield* cellsIn([followers, castles, document.parts]);
  for (const { node } of everyStep(document)) if ('do' in node) yield* cellsIn(node.do);
}

function bodyOf(document: Omit<ScenarioDocument, 'id'>, locales: readonly Locale[]): string {
  const corner = cornerOf(everyCell(document));
  const ids = ['start', ...[...everyStep(document)].map(({ node }) => node.id)];
  const texts = locales.flatMap((locale) => writeTexts(document, ids, locale) ?? []);
  return [
    `${TAG}${VERSION}`,
    `_${writeModules(document.modules)}`,
    `_${writePlayers(document.players, document.active)}`,
    `_${writeRows(inRows(document.board.tiles).rows, corner)}`,
    writeSituation(document, corner),
    writeSteps(document, corner),
    ...texts.map((text) => `_t${text}`),
  ].join('');
}

/**
 * The text of a document. What it leaves out is told in `normal.ts`.
 *
 * Red in a city of two tiles that blue closes is `ct1_b_rB_Es_fra1Cs_nE_0a2P-Pr4_z…`.
 */
export const encode = (document: ScenarioDocument, { captions = [] }: EncodeOptions = {}): string => {
  const locales = LOCALES.filter((locale) => captions.includes(locale));
  return sealed(bodyOf(inShort(document, locales), locales));
};

/** The document that comes out if this one goes through a text: `decode(encode(document))`. */
export function normalForm(document: ScenarioDocument, options: EncodeOptions = {}): ScenarioDocument {
  const check = encode(document, options).slice(-CHECK_LENGTH);
  return { ...inShort(document, options.captions ?? []), id: idOf(check) };
}
