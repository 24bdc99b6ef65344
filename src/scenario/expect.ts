/** Comparing what a document expects after a step with what the engine says. */
import {
  boardOf,
  type Cell,
  type Choice,
  choices,
  decision,
  type FeatureRef,
  findSegment,
  type GameEvent,
  type GameState,
  hasCell,
  refusal,
  resolveSpot,
  type Spot,
} from '../engine/index.ts';
import type { Difference, EventPattern, Expectation, FollowerDocument } from './document.ts';

/** Equal as JSON, whatever the order of keys. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

/**
 * Every field of the pattern is in the value; lists must have the same length, objects may hold more. Of the further
 * rules of an event only those in the pattern matter: every module may add its own.
 */
function includes(value: unknown, pattern: unknown, key = ''): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return false;
    if (key === 'also') return pattern.every((rule) => value.includes(rule));
    return value.length === pattern.length && pattern.every((entry, i) => includes(value[i], entry));
  }
  if (typeof pattern !== 'object' || pattern === null) return same(value, pattern);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([name, entry]) =>
    includes((value as Record<string, unknown>)[name], entry, name),
  );
}

/** The first event from `from` on that fits, or -1. */
const find = (events: readonly GameEvent[], pattern: EventPattern, from: number): number =>
  events.findIndex((event, i) => i >= from && includes(event, pattern));

const sorted = (list: readonly unknown[]): string[] => list.map((entry) => JSON.stringify(entry)).sort();

class Comparing {
  readonly differences: Difference[] = [];

  equal(at: string, expected: unknown, actual: unknown): void {
    if (!same(expected, actual)) this.differences.push({ at, expected, actual });
  }

  each(at: string, expected: object | undefined, actual: (key: string) => unknown): void {
    for (const [key, value] of Object.entries(expected ?? {})) this.equal(`${at}.${key}`, value, actual(key));
  }
}

/** Whether a spot, named by any side of it, belongs to a feature. */
function isOf(state: GameState, feature: FeatureRef, cell: Cell, on: Spot): boolean {
  const board = boardOf(state.tiles);
  const featureAt = (at: Cell, spot: Spot) =>
    board.featureOf[findSegment(board, at, resolveSpot(board, at, spot) ?? spot)];
  const index = featureAt(cell, on);
  return index !== undefined && index === featureAt(feature.cell, feature.on);
}

/**
 * A written choice as the engine lists it. People may name a segment by any of its sides, a feature by any of its
 * segments, a small city by either tile.
 */
export function inFull(state: GameState, choice: Choice): Choice {
  const pending = decision(state);
  if (choice.kind === 'follower' && pending?.kind === 'place-follower') {
    return { ...choice, on: resolveSpot(boardOf(state.tiles), choice.cell ?? pending.cell, choice.on) ?? choice.on };
  }
  if (choice.kind === 'castle' && pending?.kind === 'build-castle' && hasCell(pending.cells, choice.cell)) {
    return { ...choice, cell: pending.cells[0] as Cell };
  }
  if (
    (choice.kind === 'score' && pending?.kind === 'score-castle') ||
    (choice.kind === 'spot' && pending?.kind === 'use-road-sweeper')
  ) {
    const named = pending.features.find(({ feature }) => isOf(state, feature, choice.cell, choice.on))?.feature;
    return named ? { ...choice, cell: named.cell, on: named.on } : choice;
  }
  if (choice.kind === 'stance') {
    const inFullAt = (spot: Spot) => resolveSpot(boardOf(state.tiles), choice.cell, spot) ?? spot;
    return { ...choice, on: inFullAt(choice.on), to: inFullAt(choice.to) };
  }
  if ('on' in choice && choice.cell) {
    return { ...choice, on: resolveSpot(boardOf(state.tiles), choice.cell, choice.on) ?? choice.on };
  }
  return choice;
}

function compareEvents(events: readonly GameEvent[], expected: Expectation, out: Comparing): void {
  let from = 0;
  for (const [i, pattern] of (expected.events ?? []).entries()) {
    const at = find(events, pattern, from);
    if (at >= 0) from = at + 1;
    else {
      const ofKind = events.filter((event) => event.kind === pattern.kind);
      out.differences.push({
        at: `events[${i}]`,
        expected: pattern,
        actual: ofKind.length ? ofKind : 'not in this place',
      });
    }
  }
  for (const [i, pattern] of (expected.never ?? []).entries()) {
    const at = find(events, pattern, 0);
    if (at >= 0) out.differences.push({ at: `never[${i}]`, expected: 'did not happen', actual: events[at] });
  }
}

function compareChoices(state: GameState, expected: Expectation, out: Comparing): void {
  const offered = choices(state);
  for (const [i, choice] of (expected.offers ?? []).entries()) {
    const full = inFull(state, choice);
    if (!offered.some((other) => same(other, full))) {
      out.differences.push({
        at: `offers[${i}]`,
        expected: choice,
        actual: refusal(state, full)?.reason ?? 'not offered',
      });
    }
  }
  for (const [i, { choice, reason, rule }] of (expected.refuses ?? []).entries()) {
    const refused = refusal(state, inFull(state, choice));
    out.equal(`refuses[${i}].reason`, reason, refused?.reason ?? 'allowed');
    if (rule) out.equal(`refuses[${i}].rule`, rule, refused?.rule);
  }
  out.each('choices', expected.choices, (kind) => offered.filter((choice) => choice.kind === kind).length);
}

/** All that differs, in the order of the document format. */
export function compare(
  state: GameState,
  decided: { readonly kind: string; readonly player: string } | undefined,
  events: readonly GameEvent[],
  expected: Expectation,
): Difference[] {
  const out = new Comparing();
  const gold = state.parts.goldmines;
  const board = boardOf(state.tiles);
  const of = <T>(counts: Readonly<Record<string, T>>) => counts;
  out.each('points', expected.points, (player) => of(state.points)[player] ?? 0);
  out.each('gold', expected.gold, (player) => of(gold?.owned ?? {})[player] ?? 0);
  out.each('followers', expected.followers, (player) => of(state.supply)[player]?.follower ?? 0);
  out.each('castles', expected.castles, (player) => of(state.supply)[player]?.castle ?? 0);
  for (const [player, pieces] of Object.entries(expected.supply ?? {})) {
    out.each(`supply.${player}`, pieces, (piece) => of(of(state.supply)[player] ?? {})[piece] ?? 0);
  }
  for (const [name, pattern] of Object.entries(expected.parts ?? {})) {
    const part = of(state.parts as Readonly<Record<string, unknown>>)[name];
    if (!includes(part, pattern)) out.differences.push({ at: `parts.${name}`, expected: pattern, actual: part });
  }
  if (expected.goldOnBoard) {
    const lying = (gold?.onBoard ?? []).map(({ cell, count }) => [...cell, count]);
    out.equal('goldOnBoard', sorted(expected.goldOnBoard), sorted(lying));
  }
  if (expected.goldSupply !== undefined) out.equal('goldSupply', expected.goldSupply, gold?.supply);
  if (expected.onBoard) {
    const listed = ({ player, cell, on, piece, as }: FollowerDocument) => [player, cell, on, piece, as];
    const wanted = expected.onBoard.map((f) => listed({ ...f, on: resolveSpot(board, f.cell, f.on) ?? f.on }));
    const standing = state.followers.map((f) => listed({ ...f, on: f.on.startsWith('castle:') ? 'castle' : f.on }));
    out.equal('onBoard', sorted(wanted), sorted(standing));
  }
  compareEvents(events, expected, out);
  if (expected.decision === 'none') out.equal('decision', 'none', decided?.kind ?? 'none');
  else if (expected.decision) {
    out.equal('decision.kind', expected.decision.kind, decided?.kind ?? 'none');
    if (expected.decision.player) out.equal('decision.player', expected.decision.player, decided?.player);
  }
  compareChoices(state, expected, out);
  return out.differences;
}
