/** As much of a tree of HTML as is looked at here. */
type Node = { readonly type: string; tagName?: string; readonly children?: readonly Node[] };

/**
 * Joins the headings of an answer to those of the page: the highest that the writer has used is at this level, and those
 * below it follow without a gap.
 */
export function levelHeadings(highest: number) {
  return (tree: unknown) => {
    const headings = headingsIn(tree as Node);
    const levels = [...new Set(headings.map(levelOf))].sort();
    for (const heading of headings)
      heading.tagName = `h${Math.min(highest + levels.indexOf(levelOf(heading)), 6)}`;
  };
}

function headingsIn(node: Node): Node[] {
  const below = (node.children ?? []).flatMap(headingsIn);
  return /^h[1-6]$/.test(node.tagName ?? '') ? [node, ...below] : below;
}

const levelOf = ({ tagName = '' }: Node) => Number(tagName.slice(1));
