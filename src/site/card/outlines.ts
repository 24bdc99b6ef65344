/** The letters and numbers in a drawing as outlines. */
import { isNode, type SvgNode } from '../../drawing/standalone/tree.ts';
import { outlined, widthOf } from './letters.ts';

const INHERITED = ['fill', 'font-size', 'text-anchor'] as const;

/** A drawing with a path in the place of each letter. */
export function withOutlines(node: SvgNode, around: SvgNode['attributes'] = {}): SvgNode {
  const look = {
    ...around,
    ...Object.fromEntries(INHERITED.flatMap((name) => (node.attributes[name] ? [[name, node.attributes[name]]] : []))),
  };
  const { tag, attributes } = node;
  if (tag !== 'text') {
    return {
      tag,
      attributes,
      children: node.children.map((child) => (isNode(child) ? withOutlines(child, look) : child)),
    };
  }
  const text = node.children.join('');
  const size = Number.parseFloat(look['font-size'] ?? '10');
  const x = Number(attributes.x ?? 0) - (look['text-anchor'] === 'middle' ? widthOf(text, size) / 2 : 0);
  const line = { text, size, fill: look.fill ?? '#000', x, y: Number(attributes.y ?? 0) } as const;
  const { transform } = attributes;
  return { tag: 'g', attributes: transform ? { transform } : {}, children: [outlined(line)] };
}
