import { readAnswerHref } from '@word-unfolded/answer-text';

/** The part of an HTML tree (hast) that is used here. */
type Node = {
  readonly type: string;
  readonly tagName?: string;
  value?: string;
  readonly properties?: Record<string, unknown>;
  children?: Node[];
};

/**
 * Marks quotations of Scripture whose passage the text names beside them (`data-cited`), paragraphs that contain
 * nothing but such quotations (`data-alone`), blocks that quote Scripture (`data-scripture`), and the line of a quotation that names its source (`data-source`).
 *
 * If the quotation is of one passage that line is removed, because the page shows the same below the words:
 * `data-place` is the named passage, which may be longer than the quotation, and `data-cut` states that the passage
 * continues.
 *
 * A quotation mark that closes the words, with the punctuation after it, goes before the mark that they were compared.
 */
export function markCitedPassages() {
  return (tree: unknown) => visit(tree as Node);
}

function visit(node: Node): void {
  const children = node.children ?? [];
  const named = new Set(children.map((child) => passageOf(child, 'reference')));
  if (node.tagName === 'blockquote') {
    tidyQuotation(node);
    if (quotesScripture(node)) setProperty(node, 'dataScripture');
  }
  for (const child of children) {
    const osis = passageOf(child, 'scripture');
    if (osis !== undefined && named.has(osis)) setProperty(child, 'dataCited');
    if (osis !== undefined) closeQuotation(child, children[children.indexOf(child) + 1]);
    visit(child);
  }
  if (node.tagName === 'p' && standsAlone(children)) setProperty(node, 'dataAlone');
}

function closeQuotation(words: Node, after: Node | undefined): void {
  const closing = /^[”’»"]+[.,;:!?]?/.exec(after?.value ?? '')?.[0];
  if (!after || closing === undefined) return;
  after.value = after.value?.slice(closing.length) ?? '';
  words.children = [...(words.children ?? []), { type: 'text', value: closing }];
}

function tidyQuotation(quotation: Node): void {
  const paragraphs = (quotation.children ?? []).filter(({ tagName }) => tagName === 'p');
  const last = paragraphs.at(-1);
  if (!last || !startsWithDash(last)) return;
  setProperty(last, 'dataSource');
  const source = named(last, 'reference')[0];
  const words = paragraphs.flatMap((paragraph) => named(paragraph, 'scripture'));
  if (!source) return;
  if (words.length !== 1) for (const { node } of words) setProperty(node, 'dataCited');
  else joinSource(quotation, { source: last, place: source.osis, words: words[0]!.node });
}

type Joined = { readonly source: Node; readonly place: string; readonly words: Node };

/** Transfers the content of the source line to the quotations that it belongs to. */
function joinSource(quotation: Node, { source, place, words }: Joined): void {
  quotation.children = (quotation.children ?? []).filter((child) => child !== source);
  setProperty(words, 'dataPlace', place);
  for (const paragraph of quotation.children) {
    const { children = [] } = paragraph;
    const after = children[children.indexOf(words) + 1];
    if (!children.includes(words) || !after || !/^\s*(?:…|\.{3})\s*$/.test(after.value ?? '')) continue;
    setProperty(words, 'dataCut');
    paragraph.children = children.filter((child) => child !== after);
  }
}

/** The links of a paragraph that lead to a passage, with that passage. */
function named(paragraph: Node, kind: 'reference' | 'scripture'): { node: Node; osis: string }[] {
  return (paragraph.children ?? []).flatMap((node) => {
    const osis = passageOf(node, kind);
    return osis === undefined ? [] : [{ node, osis }];
  });
}

function quotesScripture(node: Node): boolean {
  return (node.children ?? []).some(
    (child) => passageOf(child, 'scripture') !== undefined || quotesScripture(child),
  );
}

function startsWithDash({ children }: Node): boolean {
  return /^\s*[—–-]/.test(children?.[0]?.value ?? '');
}

function setProperty({ properties }: Node, name: string, value = ''): void {
  if (properties) properties[name] = value;
}

function passageOf(node: Node, kind: 'reference' | 'scripture'): string | undefined {
  const link = readAnswerHref(hrefOf(node));
  return link?.kind === kind ? link.osis : undefined;
}

function standsAlone(children: readonly Node[]): boolean {
  const said = children.filter(({ type, value = '' }) => type !== 'text' || /[\p{L}\p{N}]/u.test(value));
  return said.length === 1 && passageOf(said[0]!, 'scripture') !== undefined;
}

function hrefOf({ tagName, properties }: Node): string {
  const href = tagName === 'a' ? properties?.['href'] : undefined;
  return typeof href === 'string' ? href : '';
}
