/** Words of one look. A line break within a block is `\n`. */
export type Run = {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly strike?: true;
  readonly code?: true;
  /** An address of the web; everything else that a link may lead to is no link in a file. */
  readonly link?: string;
};

/** What stands before an item of a list. All items of one list have the same `list`. */
export type Marker =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'number'; readonly list: number; readonly first: number; readonly value: number }
  | { readonly kind: 'task'; readonly done: boolean };

/**
 * What a block is. `title` is an entry's, 1 to 4 are headings below it; `about` says of what is above it when it was written
 * and where it is filed, `note` what a reader must know of what follows.
 */
export type BlockKind = 'cover' | 'title' | 1 | 2 | 3 | 4 | 'text' | 'about' | 'note' | 'code' | 'rule';

/** A paragraph of a file, whatever its format: what Markdown nests stands in `quote` and `depth`. */
export type Block = {
  readonly kind: BlockKind;
  readonly runs: readonly Run[];
  /** How many quotations it stands in. */
  readonly quote: number;
  /** How many lists it stands in. */
  readonly depth: number;
  /** Of the first block of an item. */
  readonly marker?: Marker;
};

/** A block of words that stands in no quotation and no list. */
export function block(kind: BlockKind, ...runs: readonly (Run | string)[]): Block {
  return {
    kind,
    runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
    quote: 0,
    depth: 0,
  };
}

/** The words of a block, without their looks. */
export function wordsOf({ runs }: Pick<Block, 'runs'>): string {
  return runs.map(({ text }) => text).join('');
}
