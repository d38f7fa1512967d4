/** The part of an HTML tree (hast) that is used here. */
type Node = {
  readonly type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
};

/**
 * Fits the headings of an answer to those of the page: the highest level used in the answer becomes this level, and
 * lower ones follow without a gap. A heading that has others below it is marked, so that it looks like a title.
 */
export function levelHeadings(highest: number) {
  return (tree: unknown) => {
    const headings = headingsIn(tree as Node);
    const levels = [...new Set(headings.map(levelOf))].sort();
    for (const heading of headings) {
      const depth = levels.indexOf(levelOf(heading));
      heading.tagName = `h${Math.min(highest + depth, 6)}`;
      if (depth === 0 && levels.length > 1) heading.properties = { ...heading.properties, dataTitle: '' };
    }
  };
}

function headingsIn(node: Node): Node[] {
  const below = (node.children ?? []).flatMap(headingsIn);
  return /^h[1-6]$/.test(node.tagName ?? '') ? [node, ...below] : below;
}

const levelOf = ({ tagName = '' }: Node) => Number(tagName.slice(1));
