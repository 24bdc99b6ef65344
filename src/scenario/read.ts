/** Reading a scenario document: text or any value in, a document or the named problems it has out. Never throws. */
import { FORMAT, type ScenarioDocument } from './document.ts';
import { document } from './format.ts';
import { LIMITS } from './limits.ts';
import type { DocumentProblem } from './problems.ts';
import { Findings } from './shape.ts';
import { everyStep } from './walk.ts';

export type ReadResult = { readonly document: ScenarioDocument } | { readonly problems: readonly DocumentProblem[] };

/** What the shapes cannot see: ids used twice, branches in the middle, captions of no step. */
function checkSteps(doc: ScenarioDocument, findings: Findings): void {
  const ids = new Set(['start']);
  if (doc.steps && doc.branches) findings.add('steps-and-branches', 'branches');
  for (const { node, at, last, top } of everyStep(doc)) {
    if (ids.has(node.id)) findings.add('step-id-twice', `${at}.id`, undefined, node.id);
    ids.add(node.id);
    if ('do' in node && node.branches && !last) findings.add('branches-not-last', `${at}.branches`);
    if ('active' in node && node.active && !top) findings.add('active-not-at-start', `${at}.active`);
  }
  if (ids.size > LIMITS.steps) findings.add('too-many', 'steps', `${LIMITS.steps}`, ids.size);
  for (const id of Object.keys(doc.captions ?? {})) {
    if (!ids.has(id)) findings.add('caption-without-step', `captions.${id}`);
  }
}

/** A bridge lies over a tile, and over each at most one. */
function checkBridges({ board: { tiles, bridges = [] } }: ScenarioDocument, findings: Findings): void {
  const cells = bridges.map(([x, y]) => `${x}, ${y}`);
  cells.forEach((cell, i) => {
    if (cells.indexOf(cell) === i && tiles.some(([x, y]) => `${x}, ${y}` === cell)) return;
    findings.add('not-allowed', `board.bridges[${i}]`, 'board.tiles', cell);
  });
}

/** Reads a parsed value. */
export function readDocument(value: unknown): ReadResult {
  const findings = new Findings();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    findings.add('not-an-object', '');
    return { problems: findings.problems };
  }
  const { format } = value as { format?: unknown };
  if (typeof format !== 'number') findings.add('not-a-scenario', 'format', `${FORMAT}`, format);
  else if (format > FORMAT) findings.add('newer-format', 'format', `${FORMAT}`, format);
  if (findings.problems.length) return { problems: findings.problems };
  document(value, '', findings);
  if (findings.problems.length === 0) {
    checkSteps(value as ScenarioDocument, findings);
    checkBridges(value as ScenarioDocument, findings);
  }
  if (findings.problems.length) return { problems: findings.problems };
  return { document: value as ScenarioDocument };
}

/** Reads JSON text. */
export function readText(json: string): ReadResult {
  const findings = new Findings();
  if (json.length > LIMITS.text) {
    findings.add('too-long', '', `${LIMITS.text}`, json.length);
    return { problems: findings.problems };
  }
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    findings.add('not-json', '');
    return { problems: findings.problems };
  }
  return readDocument(value);
}
