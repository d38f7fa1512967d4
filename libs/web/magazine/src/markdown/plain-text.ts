import type { ElementContent, Root } from './tree.js';

/** The words of a node, without the marks of notes. */
export function plainText(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'sup') return '';
  return 'children' in node ? node.children.map((child) => plainText(child as ElementContent)).join('') : '';
}
