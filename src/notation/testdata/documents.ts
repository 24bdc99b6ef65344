/** Any document that the reader accepts: made from the format's own description, so that it knows new modules by itself. */
import fc from 'fast-check';
import {
  type Branch,
  everyStep,
  LOCALES,
  readDocument,
  SCHEMA,
  type ScenarioDocument,
  type Step,
} from '../../scenario/index.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Names that mean something, names that mean something to JavaScript, and all kinds of text. */
const words = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('base/E', 'base/Ug', 'gold/G3', 'german-castle/2b', 'abbey/abbey', 'city:NE* road:S,W'),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom('city:NE', 'road:S', 'cloister', 'field:NL.NR', 'castle:E', 'mountain:N', 'field:in'),
  },
  fc.constantFrom('', '~', '_z12345', 'constructor', '__proto__', 'city:', 'base/'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** A few entries are as good as many. */
const MOST = 4;

/** Mostly small ones, as on a table. */
const numbers = (min: number, max: number) =>
  fc.oneof(fc.integer({ min: Math.max(min, -9), max: Math.min(max, 9) }), fc.integer({ min, max }));

/** Any value that a part of the description accepts. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: names, const: only, oneOf, anyOf, $ref, type, required = [], propertyNames } = schema;
  const inside = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  if (names) return fc.constantFrom(...(names as unknown[]));
  if (only !== undefined) return fc.constant(only);
  if (oneOf ?? anyOf) return fc.oneof(...((oneOf ?? anyOf) as Schema[]).map(valuesOf));
  if ($ref)
    return valuesOf((SCHEMA['$defs'] as Record<string, Schema>)[String($ref).split('/').at(-1) as string] as Schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return numbers(schema['minimum'] as number, schema['maximum'] as number);
  if (schema['pattern']) return fc.stringMatching(new RegExp(schema['pattern'] as string), { size: 'small' });
  if (type === 'string') return words.map((word) => word.slice(0, schema['maxLength'] as number));
  if (type === 'array') {
    const { prefixItems, items, maxItems, minItems } = schema as { maxItems: number; minItems?: number } & Schema;
    if (prefixItems) return fc.tuple(...(prefixItems as Schema[]).map(valuesOf));
    return fc.array(valuesOf(items as Schema), { maxLength: Math.min(maxItems, MOST), minLength: minItems ?? 0 });
  }
  const { enum: keys } = (propertyNames ?? {}) as { enum?: string[] };
  if (keys)
    return fc.dictionary(fc.constantFrom(...keys), valuesOf(schema['additionalProperties'] as Schema), {
      maxKeys: MOST,
    });
  return fc.record(Object.fromEntries(Object.entries(inside).map(([key, value]) => [key, valuesOf(value)])), {
    requiredKeys: required as string[],
  });
}

const { properties, $defs } = SCHEMA as { properties: Record<string, Schema>; $defs: Record<string, Schema> };
const part = (key: string) => valuesOf(properties[key] as Schema);
const partsOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, part(key)]));

const step = fc.record({
  do: fc.array(valuesOf($defs['choice'] as Schema), { maxLength: 3 }),
  expect: fc.option(valuesOf($defs['expectation'] as Schema), { nil: undefined }),
});
type Bare = { readonly do: unknown[]; readonly expect: unknown; branches?: Tree[] };
interface Tree {
  readonly active?: unknown;
  readonly steps: readonly Bare[];
}

/** Branches below branches. */
const trees = (depth: number): fc.Arbitrary<Tree[]> =>
  fc.array(
    fc
      .tuple(fc.array(step, { maxLength: 3 }), depth ? trees(depth - 1) : fc.constant<Tree[]>([]))
      .map(([steps, ways]) => ({ steps: withBranches(steps, ways) })),
    { maxLength: 3 },
  );

const withBranches = (steps: readonly Bare[], branches: Tree[]): Bare[] =>
  steps.map((one, i) => (branches.length && i === steps.length - 1 ? { ...one, branches } : one));

const ids = (count: number) => Array.from({ length: count }, (_, i) => `step-${i}`);

/** Gives every step and branch an id, in an order of its own. */
function numbered(document: ScenarioDocument): ScenarioDocument {
  const nodes = [...everyStep(document)].map(({ node }) => node);
  const names = new Map<Step | Branch, string>(
    ids(nodes.length).map((id, i) => [nodes[nodes.length - 1 - i] as Step, id]),
  );
  const steps = (list: readonly Step[]): Step[] =>
    list.map((one) => ({
      ...one,
      id: names.get(one) as string,
      ...(one.branches && { branches: branches(one.branches) }),
    }));
  const branches = (list: readonly Branch[]): Branch[] =>
    list.map((one) => ({ ...one, id: names.get(one) as string, steps: steps(one.steps) }));
  return {
    ...document,
    ...(document.steps && { steps: steps(document.steps) }),
    ...(document.branches && { branches: branches(document.branches) }),
  };
}

const texts = fc.dictionary(fc.constantFrom(...LOCALES), words, { maxKeys: 4 });

const NEEDED = ['format', 'modules', 'players', 'active', 'board', 'next'];
const FREE = ['standing', 'points', 'gold', 'supply', 'parts', 'seed', 'reveal', 'goldSupply', 'then', 'expect'];

const situations = fc
  .tuple(fc.record(partsOf(NEEDED)), fc.record(partsOf(FREE), { requiredKeys: [] }), texts)
  .map(([needed, free, title]) => ({
    ...needed,
    ...free,
    id: 'test/any',
    title,
    examples: ['GOLD-EX-1A'],
    rules: ['BASE-18'],
  }));

const played = fc.oneof(
  fc.constant({}),
  fc.tuple(fc.array(step, { maxLength: 4 }), trees(2)).map(([steps, ways]) => ({ steps: withBranches(steps, ways) })),
  fc
    .tuple(trees(2), fc.option(part('active'), { nil: undefined }))
    .map(([branches, active]) =>
      branches.length ? { branches: branches.map((one) => ({ ...one, ...(active !== undefined && { active }) })) } : {},
    ),
);

/** Plain data has no key without a value. */
const plain = (value: object): ScenarioDocument => JSON.parse(JSON.stringify(value)) as ScenarioDocument;

export const documents: fc.Arbitrary<ScenarioDocument> = fc
  .tuple(situations, played, fc.array(texts, { maxLength: 6 }))
  .map(([situation, told, captions]) => {
    const document = numbered(plain({ ...situation, ...told }));
    const { tiles } = document.board;
    const bridges = document.board.bridges?.flatMap(([, , way], i) => {
      const [x, y] = tiles[i] ?? [];
      return x === undefined || y === undefined ? [] : [[x, y, way] as const];
    });
    const seen = new Set<string>();
    const alone = bridges?.filter(([x, y]) => !seen.has(`${x},${y}`) && seen.add(`${x},${y}`));
    const told_ = ['start', ...[...everyStep(document)].map(({ node }) => node.id)];
    return plain({
      ...document,
      board: { ...document.board, ...(alone && { bridges: alone }) },
      captions: Object.fromEntries(captions.slice(0, told_.length).map((text, i) => [told_[i], text])),
    });
  })
  .filter((document) => 'document' in readDocument(document));
