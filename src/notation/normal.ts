/**
 * What a text says of a document, and what it leaves out.
 *
 * Left out are id, examples, rules and standing; of what is expected all but the totals of `totals.ts`; title and captions
 * unless their languages are asked for; and what says no more than silence would: empty lists, a seed of 0, an unknown end.
 * Tiles come in reading order. Steps are numbered, `1`, `2`, …, branches lettered, `a`, `b`, …, as they stand.
 */
import {
  type Branch,
  type Expectation,
  everyStep,
  LOCALES,
  type Locale,
  type ScenarioDocument,
  type Step,
  type StepId,
  type Text,
} from '../scenario/index.ts';
import { inRows } from './board.ts';
import { branchName, stepName } from './stepNames.ts';
import { KINDS } from './totals.ts';

/** What the steps and branches of a document are called once it has gone through a text. */
export function namesInText(document: ScenarioDocument): ReadonlyMap<StepId, StepId> {
  let steps = 0;
  let branches = 0;
  const names = [...everyStep(document)].map(
    ({ node }) => [node.id, 'do' in node ? stepName(steps++) : branchName(branches++)] as const,
  );
  return new Map([['start', 'start'], ...names]);
}

/** Only some keys, and of those only the ones that are there. */
function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const said = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => said(value))) as never;
}

/** A map without entries says nothing. */
const filled = <T extends object>(map: T | undefined): T | undefined =>
  map && Object.keys(map).length ? map : undefined;

/** The totals that are expected, as far as there are any. */
function shortened(expected: Expectation | undefined): Expectation | undefined {
  return filled(present(Object.fromEntries(KINDS.map(({ key }) => [key, filled(expected?.[key])]))));
}

function spoken(text: Text | undefined, locales: readonly Locale[]): Text {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (locales.includes(locale) && text?.[locale] ? [[locale, text[locale]]] : [])),
  );
}

/** The document that a text in these languages says, but for its id. */
export function inShort(document: ScenarioDocument, locales: readonly Locale[]): Omit<ScenarioDocument, 'id'> {
  const names = namesInText(document);
  const renamed = (id: StepId) => names.get(id) as StepId;
  const steps = (list: readonly Step[]): Step[] =>
    list.map(({ id, do: made, expect, branches: ways }) => ({
      id: renamed(id),
      do: made,
      ...present({ expect: shortened(expect), branches: ways && branches(ways) }),
    }));
  const branches = (list: readonly Branch[]): Branch[] =>
    list.map(({ id, active, steps: rest }) => ({ id: renamed(id), ...present({ active }), steps: steps(rest) }));

  const captions = Object.entries(document.captions ?? {}).flatMap(([id, text]) => {
    const said = filled(spoken(text, locales));
    return said ? [[renamed(id), said] as const] : [];
  });
  const { board } = document;
  const { rows, more } = inRows(board.tiles);
  return {
    format: document.format,
    title: spoken(document.title, locales),
    modules: document.modules,
    players: document.players,
    active: document.active,
    board: {
      tiles: [...rows, ...more],
      ...present({
        followers: board.followers,
        gold: board.gold,
        bridges: board.bridges,
        castles: board.castles?.map(({ player, cells, lord }) => ({ player, cells, ...(lord && { lord }) })),
      }),
    },
    next: document.next,
    ...present({
      points: filled(document.points),
      gold: filled(document.gold),
      supply: filled(document.supply),
      parts: filled(document.parts),
      goldSupply: document.goldSupply,
      seed: document.seed || undefined,
      reveal: document.reveal || undefined,
      then: document.then === 'end' ? ('end' as const) : undefined,
      expect: shortened(document.expect),
      captions: filled(Object.fromEntries(captions)),
    }),
    ...(document.steps && { steps: steps(document.steps) }),
    ...(document.branches && { branches: branches(document.branches) }),
  };
}
