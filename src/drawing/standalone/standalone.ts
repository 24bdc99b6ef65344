/** A drawing as one SVG file that opens anywhere: no symbols, no classes, no style sheet; colours are attributes. */

import { declarationsFor, resolve, type StyleSheet } from './styles.ts';
import { byId, classesOf, isNode, type SvgNode, serialize } from './tree.ts';

/** What a style sheet may say and an attribute can. */
const PAINT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Custom properties as they are inherited. */
type Variables = Readonly<Record<string, string>>;

type Symbols = ReadonlyMap<string, SvgNode>;

/** A `use` as a group around what it uses. */
function unfold(node: SvgNode, symbols: Symbols): SvgNode {
  if (node.tag !== 'use') return node;
  const { href = '', x, y, transform = '', ...rest } = node.attributes;
  const used = symbols.get(href.slice(1));
  if (!used) throw new Error(`There is no symbol ${href}.`);
  const moved = `${transform}${x || y ? `translate(${x ?? 0} ${y ?? 0})` : ''}`;
  const { id: _, ...own } = used.attributes;
  return {
    tag: 'g',
    attributes: { ...rest, ...(moved && { transform: moved }) },
    children: [{ ...used, attributes: own }],
  };
}

function paint(
  node: SvgNode,
  before: readonly string[],
  inherited: Variables,
  sheet: StyleSheet,
  symbols: Symbols,
): SvgNode {
  const { tag, attributes, children } = unfold(node, symbols);
  const { class: _, ...kept } = attributes;
  const declared = Object.entries(declarationsFor(sheet, classesOf(node), before));
  const variables: Variables = {
    ...inherited,
    ...Object.fromEntries(declared.filter(([name]) => name.startsWith('--'))),
  };
  const look = (value: string) => resolve(value, (name) => variables[name] ?? sheet.tokens[name]);
  const painted = declared.filter(([name]) => PAINT.includes(name)).map(([name, value]) => [name, look(value)]);
  let last: readonly string[] = [];
  const inside = children.map((child) => {
    if (!isNode(child)) return child;
    const done = paint(child, last, variables, sheet, symbols);
    last = classesOf(child);
    return done;
  });
  return { tag, attributes: { ...kept, ...Object.fromEntries(painted) }, children: inside };
}

/** The ids that paints of a tree name: `url(#b-hatch)`. */
function paintsUsed(node: SvgNode): string[] {
  const own = Object.values(node.attributes).flatMap((value) => /^url\(#(.+)\)$/.exec(value)?.[1] ?? []);
  return [...own, ...node.children.filter(isNode).flatMap(paintsUsed)];
}

/** The id of the element in which a picture carries the text of its document, and the keyword of that text in a PNG. */
export const CARRIED = 'cartulary';

export interface Around {
  readonly title: string;
  /** The colour behind the drawing. */
  readonly paper: string;
  /** What there is to see, in words. */
  readonly description?: string;
  /** The document in one line, so that the picture can be opened again. */
  readonly carried?: string;
}

/** Puts symbols and styles into a board. */
export function standaloneTree(
  board: SvgNode,
  defs: readonly (SvgNode | string)[],
  sheet: StyleSheet,
  { title, paper, description, carried }: Around,
): SvgNode {
  const symbols = byId(defs);
  const painted = paint(board, [], {}, sheet, symbols);
  const patterns = [...new Set(paintsUsed(painted))].flatMap((id) => symbols.get(id) ?? []);
  const [x = '0', y = '0', width = '0', height = '0'] = (board.attributes.viewBox ?? '').split(' ');
  const head: SvgNode[] = [
    { tag: 'title', attributes: {}, children: [title] },
    ...(description ? [{ tag: 'desc', attributes: {}, children: [description] }] : []),
    ...(carried ? [{ tag: 'metadata', attributes: { id: CARRIED }, children: [carried] }] : []),
    ...(patterns.length
      ? [{ tag: 'defs', attributes: {}, children: patterns.map((one) => paint(one, [], {}, sheet, symbols)) }]
      : []),
    { tag: 'rect', attributes: { x, y, width, height, fill: paper }, children: [] },
  ];
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...painted.attributes };
  return { ...painted, attributes, children: [...head, ...painted.children] };
}

/** A board with its symbols and styles as the text of a file. */
export const standalone = (...all: Parameters<typeof standaloneTree>): string =>
  `${serialize(standaloneTree(...all))}\n`;
