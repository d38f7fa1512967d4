import { cleanText } from '@word-unfolded/domain';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { block, type Block, type BlockKind, type Marker, type Run, type TableRow } from './block.js';
import type { LinkWording } from './link-wording.js';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;
type Words = NodeOf<'paragraph'>['children'][number];

type Look = Omit<Run, 'text'>;
type Place = { readonly quote: number; readonly depth: number };

const GFM = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Headings of an entry are below its title. */
const HEADINGS: readonly BlockKind[] = [2, 2, 3, 4, 4, 4];

/**
 * Converts Markdown to blocks. HTML stays as literal text; a picture becomes its description and address.
 *
 * @param wordingOf the text for a link of an answer that leads to Scripture or a work and to no web address
 */
export function readMarkdown(markdown: string, wordingOf: LinkWording): Block[] {
  const text = cleanText(markdown);
  return isMeantAsMarkdown(text) ? new MarkdownReader(text, wordingOf).read() : asWritten(text);
}

/** Maximum Markdown signs in a text, and maximum nesting of quotations and lists in a line. */
const SIGNS = { most: 4_000, deepest: 40 } as const;

const SIGN = /[`*_~[\]<|@!&]|www\./g;

const TOO_DEEP = new RegExp(String.raw`^(?:[ \t]*(?:>|[-*+]|\d+[.)])){${SIGNS.deepest}}`, 'm');

/**
 * Parsing is quadratic in the number of possible marks, and no real text has so many: such a text must not block the
 * writer.
 */
function isMeantAsMarkdown(text: string): boolean {
  return (text.match(SIGN)?.length ?? 0) <= SIGNS.most && !TOO_DEEP.test(text);
}

function asWritten(text: string): Block[] {
  return text.split(/\n{2,}/).map((paragraph) => block('text', paragraph));
}

class MarkdownReader {
  private readonly blocks: Block[] = [];
  private lists = 0;
  private tables = 0;
  private marker: Marker | undefined;

  constructor(
    private readonly markdown: string,
    private readonly wordingOf: LinkWording,
  ) {}

  read(): Block[] {
    const root: Root = fromMarkdown(this.markdown, GFM);
    this.addAll(root.children, { quote: 0, depth: 0 });
    return this.blocks;
  }

  private addAll(nodes: readonly Node[], place: Place): void {
    for (const node of nodes) this.add(node, place);
  }

  private add(node: Node, place: Place): void {
    switch (node.type) {
      case 'heading':
        return this.put(HEADINGS[node.depth - 1] ?? 4, this.runsOf(node.children, {}), place);
      case 'paragraph':
        return this.put('text', this.runsOf(node.children, {}), place);
      case 'blockquote':
        return this.addAll(node.children, { ...place, quote: place.quote + 1 });
      case 'list':
        return this.addList(node, place);
      case 'code':
        return this.put('code', [{ text: node.value, code: true }], place);
      case 'thematicBreak':
        return this.put('rule', [], place);
      case 'table':
        return this.addTable(node, place);
      case 'break':
      case 'definition':
      case 'delete':
      case 'emphasis':
      case 'footnoteDefinition':
      case 'footnoteReference':
      case 'html':
      case 'image':
      case 'imageReference':
      case 'inlineCode':
      case 'link':
      case 'linkReference':
      case 'listItem':
      case 'strong':
      case 'tableCell':
      case 'tableRow':
      case 'text':
      case 'yaml':
        return this.put('text', [{ text: this.sourceOf(node) }], place);
    }
  }

  private addList({ ordered, start, children }: NodeOf<'list'>, place: Place): void {
    this.lists += 1;
    const list = this.lists;
    const first = start ?? 1;
    const inside = { ...place, depth: place.depth + 1 };
    children.forEach(({ checked, children: parts }, index) => {
      if (typeof checked === 'boolean') this.marker = { kind: 'task', done: checked };
      else if (ordered) this.marker = { kind: 'number', list, first, value: first + index };
      else this.marker = { kind: 'bullet' };
      if (parts[0]?.type !== 'paragraph') this.put('text', [], inside);
      this.addAll(parts, inside);
    });
  }

  private addTable({ children: rows }: NodeOf<'table'>, place: Place): void {
    this.tables += 1;
    const columns = rows[0]?.children.length ?? 0;
    rows.forEach((row, index) => {
      const look: Look = index === 0 ? { bold: true } : {};
      const cells = Array.from({ length: columns }, (_, at) =>
        joined(this.runsOf(row.children[at]?.children ?? [], look)),
      );
      const runs = cells.flatMap((cell, at) => (at === 0 ? cell : [{ text: ' | ' }, ...cell]));
      this.put('text', runs, place, { table: this.tables, cells });
    });
  }

  private put(kind: BlockKind, runs: readonly Run[], place: Place, row?: TableRow): void {
    const marker = this.marker;
    this.marker = undefined;
    this.blocks.push({ kind, runs: joined(runs), ...place, ...(marker && { marker }), ...(row && { row }) });
  }

  private runsOf(nodes: readonly Words[], look: Look): Run[] {
    return nodes.flatMap((node) => this.runOf(node, look));
  }

  private runOf(node: Words, look: Look): Run[] {
    switch (node.type) {
      case 'text':
        return [{ text: node.value, ...look }];
      case 'strong':
        return this.runsOf(node.children, { ...look, bold: true });
      case 'emphasis':
        return this.runsOf(node.children, { ...look, italic: true });
      case 'delete':
        return this.runsOf(node.children, { ...look, strike: true });
      case 'inlineCode':
        return [{ text: node.value, ...look, code: true }];
      case 'break':
        return [{ text: '\n', ...look }];
      case 'link':
        return this.linkOf(node.url, this.runsOf(node.children, look), look);
      case 'image':
        return [{ text: [node.alt, `(${node.url})`].filter(Boolean).join(' '), ...look }];
      case 'footnoteReference':
      case 'html':
      case 'imageReference':
      case 'linkReference':
        return [{ text: this.sourceOf(node), ...look }];
    }
  }

  private linkOf(url: string, words: readonly Run[], look: Look): Run[] {
    if (/^(?:https?|mailto):/i.test(url)) return words.map((run) => ({ ...run, link: url }));
    const aside = this.wordingOf(url);
    return aside === undefined ? [...words] : [...words, { text: ` (${aside})`, ...look }];
  }

  /** Nodes without a counterpart in a file stay in their Markdown source. */
  private sourceOf({ position }: Node): string {
    return this.markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }
}

/** Merges adjacent runs of the same formatting, and drops empty ones. */
function joined(runs: readonly Run[]): Run[] {
  const together: Run[] = [];
  for (const run of runs) {
    if (run.text === '') continue;
    const last = together.at(-1);
    const isAlike =
      last?.bold === run.bold &&
      last?.italic === run.italic &&
      last?.strike === run.strike &&
      last?.code === run.code &&
      last?.link === run.link;
    if (last && isAlike) together[together.length - 1] = { ...last, text: last.text + run.text };
    else together.push(run);
  }
  return together;
}
