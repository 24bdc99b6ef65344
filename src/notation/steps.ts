/**
 * Steps and branches. A row of steps begins with `_` and how many forks lie before it: `_0` is the main line, `_1` a branch at
 * its end, `_2` a branch of that branch. `.` stands between steps, `-` before what is expected of one. Where another player
 * begins, the branch says so: `_1b`.
 */
import type { Cell, Player } from '../engine/index.ts';
import type { Branch, ScenarioDocument, Step } from '../scenario/index.ts';
import { readChoices, writeChoices } from './choices.ts';
import { anyButCell, PLAYER_CODES } from './codes.ts';
import { readPlayer } from './header.ts';
import type { Scanner } from './scanner.ts';
import { branchName, stepName } from './stepNames.ts';
import { type Known, knownAfter, knownAtStart, readTotals, writeTotals } from './totals.ts';

const ACTIVE = anyButCell(PLAYER_CODES);

type Written = Pick<ScenarioDocument, 'players' | 'points' | 'gold' | 'steps' | 'branches'>;

export function writeSteps(document: Written, corner: Cell): string {
  const start = knownAtStart(document);
  const rows: string[] = [];
  const row = (depth: number, active: Player | undefined, steps: readonly Step[], before: Known) => {
    let known = before;
    const written = steps.map(({ do: made, expect }) => {
      const chosen = writeChoices(made, corner);
      const expected = expect ? writeTotals(expect, known, document.players) : '';
      known = knownAfter(known, expect);
      return expected || !chosen ? `${chosen}-${expected}` : chosen;
    });
    rows.push(`_${depth}${active ? PLAYER_CODES[active] : ''}${written.join('.')}`);
    ways(depth + 1, steps.at(-1)?.branches ?? [], known);
  };
  const ways = (depth: number, branches: readonly Branch[], before: Known) => {
    for (const { active, steps } of branches) row(depth, active, steps, before);
  };
  if (document.steps) row(0, undefined, document.steps, start);
  ways(1, document.branches ?? [], start);
  return rows.join('');
}

interface Draft extends Pick<ScenarioDocument, 'players' | 'points' | 'gold'> {
  steps?: readonly Step[];
  branches?: Branch[];
}

/** A step that may still get branches. */
type Growing = Omit<Step, 'branches'> & { branches?: Branch[] };

/** A row that steps are still put to. */
interface Open {
  readonly steps: Growing[];
  known: Known;
}

/** Puts steps and branches into a document while its rows are read. */
export class ReadSteps {
  /** The ids of all steps and branches so far, in order. */
  readonly ids: string[] = [];
  /** The row at each depth that a branch can go on from. */
  private readonly open: Open[] = [];
  private readonly draft: Draft;
  private readonly start: Known;
  private counted = { steps: 0, branches: 0 };

  constructor(draft: Draft) {
    this.draft = draft;
    this.start = knownAtStart(draft);
  }

  private named(id: string): string {
    this.ids.push(id);
    return id;
  }

  /** Puts an empty row in its place. */
  private begin(from: Scanner, depth: number, active: Player | undefined): Open {
    const steps: Growing[] = [];
    const before = this.open[depth - 1];
    if (depth === 0) {
      if (this.draft.steps || this.draft.branches) from.stop('unreadable');
      this.draft.steps = steps;
    } else {
      const branch: Branch = { id: this.named(branchName(this.counted.branches++)), ...(active && { active }), steps };
      if (depth === 1 && !this.draft.steps) {
        this.draft.branches ??= [];
        this.draft.branches.push(branch);
      } else {
        const last = before?.steps.at(-1) ?? from.stop('unreadable');
        last.branches ??= [];
        last.branches.push(branch);
      }
    }
    const row = { steps, known: before?.known ?? this.start };
    this.open.length = depth;
    this.open.push(row);
    return row;
  }

  /** Reads a row behind its `_`. A step is put to it once it is seen to end. */
  read(from: Scanner): void {
    const depth = Number(from.need(/\d{1,2}/y));
    if (depth > this.open.length && depth !== 1) from.stop('unreadable');
    const active = from.isAt(ACTIVE) ? readPlayer(from) : undefined;
    const row = this.begin(from, depth, active);
    if (from.ended || from.isAt(/_/y)) return;
    do {
      const start = from.at;
      const made = readChoices(from);
      const expect = from.take(/-/y) ? readTotals(from, row.known, this.draft.players) : undefined;
      if (from.at === start || !(from.ended || from.isAt(/[._]/y))) from.stop('unreadable');
      row.steps.push({ id: this.named(stepName(this.counted.steps++)), do: made, ...(expect && { expect }) });
      row.known = knownAfter(row.known, expect);
    } while (from.take(/\./y));
  }
}
