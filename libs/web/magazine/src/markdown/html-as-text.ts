/** The part of a Markdown tree (mdast) that is used here. */
type Node = { type: string; children?: Node[] };

/** Nodes whose children are blocks; HTML there is a paragraph of its own. */
const BLOCKS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Shows HTML in Markdown as text. */
export function htmlAsText() {
  return (tree: unknown) => textOnly(tree as Node);
}

function textOnly(node: Node): void {
  node.children?.forEach((child, index, children) => {
    if (child.type !== 'html') return textOnly(child);
    const text = { ...child, type: 'text' };
    children[index] = BLOCKS.has(node.type) ? { type: 'paragraph', children: [text] } : text;
  });
}
