/** Walks over a text once, from left to right. Nothing is ever read twice, so the work is bounded by the length. */
import type { Cell } from '../engine/index.ts';
import type { NotationProblemReason } from './problems.ts';

/** Reading cannot go on. It never leaves the room: `decode` turns it into a problem. */
export class Stop extends Error {
  readonly reason: NotationProblemReason;
  readonly at: number;
  readonly found: string;

  constructor(reason: NotationProblemReason, at: number, found: string) {
    super(reason);
    this.reason = reason;
    this.at = at;
    this.found = found;
  }
}

/** A whole number, written in one way only. */
const WHOLE = /0|-?[1-9]\d{0,15}/y;

/** How much of the text a problem shows. */
const SHOWN = 8;

export class Scanner {
  at = 0;
  /** The cell that is called `a1`; known once the board begins. */
  corner: Cell = [0, 0];
  private readonly text: string;
  /** The text breaks off at its end: what touches the end may be only half of what was written. */
  private readonly ragged: boolean;

  constructor(text: string, ragged: boolean) {
    this.text = text;
    this.ragged = ragged;
  }

  get ended(): boolean {
    if (this.at < this.text.length) return false;
    return this.ragged ? this.stop('cut') : true;
  }

  /** What fits here, stepped over; nothing if it does not. The pattern is sticky and looks one character ahead at most. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    if (this.ragged && this.at + found.length >= this.text.length) this.stop('cut');
    this.at += found.length;
    return found;
  }

  need(pattern: RegExp): string {
    return this.take(pattern) ?? this.stop('unreadable');
  }

  isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  number(): number {
    return Number(this.need(WHOLE));
  }

  stop(reason: NotationProblemReason, at = this.at): never {
    throw new Stop(reason, at, this.text.slice(at, at + SHOWN));
  }
}
