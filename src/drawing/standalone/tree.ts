/** A drawing as a plain tree of SVG elements: what its components give, with nothing left to render. */
import { type ComponentChildren, Fragment, type FunctionComponent, isValidElement } from 'preact';

export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgNode | string)[];
}

/** Calls the components of a drawing, which have no state, down to elements and texts. */
export function treeOf(content: ComponentChildren): (SvgNode | string)[] {
  if (Array.isArray(content)) return content.flatMap(treeOf);
  if (typeof content === 'string' || typeof content === 'number') return [String(content)];
  if (!isValidElement(content)) return [];
  const { type, props } = content;
  if (type === Fragment) return treeOf(props.children);
  if (typeof type === 'function') return treeOf((type as FunctionComponent)(props));
  const { children, ...rest } = props as Record<string, unknown> & { children?: ComponentChildren };
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null && value !== false);
  return [
    {
      tag: type,
      attributes: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      children: treeOf(children),
    },
  ];
}

export const isNode = (child: SvgNode | string): child is SvgNode => typeof child !== 'string';

export const classesOf = ({ attributes }: SvgNode): readonly string[] => (attributes.class ?? '').split(' ');

/** Every element with an `id`. */
export function byId(nodes: readonly (SvgNode | string)[], found = new Map<string, SvgNode>()): Map<string, SvgNode> {
  for (const node of nodes.filter(isNode)) {
    if (node.attributes.id) found.set(node.attributes.id, node);
    byId(node.children, found);
  }
  return found;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML may contain, not even escaped: most control characters, halves of characters. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** The tree as text. */
export function serialize(node: SvgNode | string): string {
  if (!isNode(node)) return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inside = node.children.map(serialize).join('');
  const open = `<${node.tag}${attributes.join('')}`;
  return inside ? `${open}>${inside}</${node.tag}>` : `${open}/>`;
}
