import type { Element, ElementContent, Root } from './tree.js';
import { formatOsis, type FoundReference } from '@word-unfolded/scripture-ref';

/** Finds the references in plain text, with offsets in UTF-16 code units. */
export type FindReferences = (text: string) => readonly FoundReference[];

/** Elements in which no reference is linked. */
const UNTOUCHED: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Makes links of the references in a text; each has its passage in OSIS form as `dataOsis`. */
export function linkReferences(find: FindReferences) {
  return (tree: Root) => {
    tree.children = tree.children.flatMap((child): Root['children'] =>
      child.type === 'doctype' ? [child] : linked(child, find),
    );
  };
}

function linked(node: ElementContent, find: FindReferences): ElementContent[] {
  if (node.type === 'text') return linksIn(node.value, find);
  if (node.type === 'element' && !UNTOUCHED.has(node.tagName))
    node.children = node.children.flatMap((child) => linked(child, find));
  return [node];
}

function linksIn(text: string, find: FindReferences): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { start, end, passage } of find(text)) {
    if (start < from) continue;
    if (start > from) parts.push({ type: 'text', value: text.slice(from, start) });
    parts.push(referenceLink(text.slice(start, end), formatOsis([passage])));
    from = end;
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
  return parts;
}

function referenceLink(words: string, osis: string): Element {
  const children: ElementContent[] = [{ type: 'text', value: words }];
  return { type: 'element', tagName: 'a', properties: { dataOsis: osis }, children };
}
