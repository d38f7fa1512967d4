/** Text with one formatting. A line break within a block is `\n`. */
export type Run = {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
  readonly code?: true;
  /** A web address; other link targets are not links in a file. */
  readonly link?: string;
};

/** The marker of a list item. All items of one list have the same `list`. */
export type Marker =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'number'; readonly list: number; readonly first: number; readonly value: number }
  | { readonly kind: 'task'; readonly done: boolean };

/**
 * The role of a block. `title` is that of an entry, 1 to 4 are headings below it; `about` is metadata of the entry,
 * `note` is information that the reader needs about the following text.
 */
export type BlockKind = 'cover' | 'title' | 1 | 2 | 3 | 4 | 'text' | 'about' | 'note' | 'code' | 'rule';

/** A paragraph of a file, independent of the format: `quote` and `depth` represent the nesting of Markdown. */
export type Block = {
  readonly kind: BlockKind;
  readonly runs: readonly Run[];
  /** The number of enclosing quotations. */
  readonly quote: number;
  /** The number of enclosing lists. */
  readonly depth: number;
  /** Only for the first block of an item. */
  readonly marker?: Marker;
  /** A table row. Its `runs` are the cells with bars between them, for formats without tables. */
  readonly row?: TableRow;
};

/** All rows of one table have the same `table`, and as many cells as its head. */
export type TableRow = { readonly table: number; readonly cells: readonly (readonly Run[])[] };

/** A text block outside of quotations and lists. */
export function block(kind: BlockKind, ...runs: readonly (Run | string)[]): Block {
  return {
    kind,
    runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
    quote: 0,
    depth: 0,
  };
}

/** The text of a block, without formatting. */
export function wordsOf({ runs }: Pick<Block, 'runs'>): string {
  return runs.map(({ text }) => text).join('');
}
