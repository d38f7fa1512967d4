import { PAGE_HEADER_BYTES, type Meta, type PageFile, type Tree } from './files/page-file.js';

const BRANCH = 1;
const LEAF = 2;
const OVERFLOW = 4;
const NODE_HEADER_BYTES = 8;
const BIG_DATA = 1;
/** MDB_ovpage: the first page, the commit that wrote it, and the number of pages. */
const OVERFLOW_REFERENCE_BYTES = 24;
/** The commit in every such reference of a compacted copy. The pages themselves keep their own commit numbers. */
const COMMIT_IN_COPY = 1n;

/** One key-value pair of a tree. */
export type StoredEntry = { readonly key: Buffer; readonly value: Buffer };

type Node = { readonly at: number; readonly key: Buffer };
type Page = { readonly bytes: Buffer; readonly nodes: readonly Node[] };
type KeyBounds = { readonly low: Buffer | undefined; readonly high: Buffer | undefined };

/**
 * Visits all pages of a tree in key order and verifies everything that LMDB assumes: each page is the intended one,
 * complete and used once; all keys are in order and within the bounds of the parent pages; nothing is missing.
 */
export class TreeWalk {
  private readonly seen = { branch: 0, leaf: 0, overflow: 0, entries: 0 };
  private previous: Buffer | undefined;

  /**
   * @param used the pages visited before; the pages of this tree are added
   * @param compare the order of the keys
   */
  constructor(
    private readonly file: PageFile,
    private readonly meta: Meta,
    private readonly tree: Tree,
    private readonly used: Set<number>,
    private readonly compare: (left: Buffer, right: Buffer) => number,
  ) {}

  /** @throws DamagedDataError */
  *entries(): Generator<StoredEntry> {
    const { root, depth, branchPages, leafPages, overflowPages, entries } = this.tree;
    if (root !== undefined) yield* this.visit(root, depth, { low: undefined, high: undefined });
    const { seen } = this;
    const isComplete =
      seen.branch === branchPages &&
      seen.leaf === leafPages &&
      seen.overflow === overflowPages &&
      seen.entries === entries;
    if (!isComplete) throw this.file.damage('pages or entries are missing');
  }

  private *visit(number: number, depth: number, bounds: KeyBounds): Generator<StoredEntry> {
    if (depth < 1) throw this.damage(number, 'is below the depth of its tree');
    this.use(number, 1);
    const isLeaf = depth === 1;
    this.seen[isLeaf ? 'leaf' : 'branch'] += 1;
    const page = this.read(number, isLeaf ? LEAF : BRANCH);
    if (isLeaf) yield* this.leafEntries(number, page, bounds);
    else yield* this.children(number, page, depth, bounds);
  }

  private *children(
    number: number,
    { bytes, nodes }: Page,
    depth: number,
    bounds: KeyBounds,
  ): Generator<StoredEntry> {
    if (nodes.length < 2) throw this.damage(number, 'has too few child pages');
    for (const [at, node] of nodes.entries()) {
      const low = at === 0 ? bounds.low : node.key;
      const high = nodes[at + 1]?.key ?? bounds.high;
      if (low && high && this.compare(low, high) >= 0)
        throw this.damage(number, 'has keys in the wrong order');
      yield* this.visit(
        bytes.readUInt16LE(node.at) +
          bytes.readUInt16LE(node.at + 2) * 2 ** 16 +
          bytes.readUInt16LE(node.at + 4) * 2 ** 32,
        depth - 1,
        { low, high },
      );
    }
  }

  private *leafEntries(
    number: number,
    { bytes, nodes }: Page,
    { low, high }: KeyBounds,
  ): Generator<StoredEntry> {
    for (const { at, key } of nodes) {
      const isInOrder =
        (!this.previous || this.compare(this.previous, key) < 0) &&
        (!low || this.compare(low, key) <= 0) &&
        (!high || this.compare(key, high) < 0);
      if (!isInOrder) throw this.damage(number, 'has keys in the wrong order');
      this.previous = key;
      this.seen.entries += 1;
      yield { key, value: this.valueOf(bytes, at, key.length) };
    }
  }

  private valueOf(bytes: Buffer, at: number, keyBytes: number): Buffer {
    const size = bytes.readUInt32LE(at);
    const begin = at + NODE_HEADER_BYTES + keyBytes;
    if (bytes.readUInt16LE(at + 4) !== BIG_DATA) return bytes.subarray(begin, begin + size);
    const first = Number(bytes.readBigUInt64LE(begin));
    const commit = bytes.readBigUInt64LE(begin + 8);
    const count = Number(bytes.readBigUInt64LE(begin + 16));
    // A shorter value may have replaced a longer one.
    if (PAGE_HEADER_BYTES + size > count * this.file.pageBytes || count > this.meta.lastPage)
      throw this.damage(first, 'belongs to another value');
    this.use(first, count);
    this.seen.overflow += count;
    const pages = this.file.pages(first, count);
    this.checkHeader(first, pages, OVERFLOW);
    const isExpected = commit === COMMIT_IN_COPY || pages.readBigUInt64LE(8) === commit;
    if (pages.readUInt32LE(20) !== count || !isExpected) throw this.damage(first, 'belongs to another value');
    return pages.subarray(PAGE_HEADER_BYTES, PAGE_HEADER_BYTES + size);
  }

  private read(number: number, flags: number): Page {
    const bytes = this.file.pages(number);
    this.checkHeader(number, bytes, flags);
    const count = bytes.readUInt16LE(20) / 2;
    const upper = bytes.readUInt16LE(22) + PAGE_HEADER_BYTES;
    const headerEnd = PAGE_HEADER_BYTES + count * 2;
    if (!Number.isInteger(count) || count === 0 || headerEnd > upper || upper > bytes.length)
      throw this.damage(number, 'has no entries');
    const nodes: Node[] = [];
    const spans: { readonly begin: number; readonly end: number }[] = [];
    for (let index = 0; index < count; index++) {
      const at = bytes.readUInt16LE(PAGE_HEADER_BYTES + index * 2) + PAGE_HEADER_BYTES;
      if (at < upper || at + NODE_HEADER_BYTES > bytes.length)
        throw this.damage(number, 'has an invalid layout');
      const end = this.endOfNode(number, bytes, at, flags);
      spans.push({ begin: at, end });
      const begin = at + NODE_HEADER_BYTES;
      nodes.push({ at, key: bytes.subarray(begin, begin + bytes.readUInt16LE(at + 6)) });
    }
    this.checkTiles(number, spans, upper, bytes.length);
    return { bytes, nodes };
  }

  private endOfNode(number: number, bytes: Buffer, at: number, flags: number): number {
    const keyBytes = bytes.readUInt16LE(at + 6);
    if (flags === BRANCH) return even(at + NODE_HEADER_BYTES + keyBytes);
    const nodeFlags = bytes.readUInt16LE(at + 4);
    if (nodeFlags !== 0 && nodeFlags !== BIG_DATA)
      throw this.damage(number, 'has an entry of an unknown kind');
    return even(
      at +
        NODE_HEADER_BYTES +
        keyBytes +
        (nodeFlags === BIG_DATA ? OVERFLOW_REFERENCE_BYTES : bytes.readUInt32LE(at)),
    );
  }

  /** The nodes fill the end of a page without gaps. LMDB relies on this when it compacts them. */
  private checkTiles(
    number: number,
    spans: { readonly begin: number; readonly end: number }[],
    upper: number,
    pageEnd: number,
  ): void {
    let next = upper;
    for (const { begin, end } of spans.sort((left, right) => left.begin - right.begin)) {
      if (begin !== next) throw this.damage(number, 'has an invalid layout');
      next = end;
    }
    if (next !== pageEnd) throw this.damage(number, 'has an invalid layout');
  }

  private checkHeader(number: number, bytes: Buffer, flags: number): void {
    const isExpected =
      bytes.readBigUInt64LE(0) === BigInt(number) &&
      Number(bytes.readBigUInt64LE(8)) <= this.meta.transaction &&
      bytes.readUInt16LE(18) === flags;
    if (!isExpected) throw this.damage(number, 'has an unexpected header');
  }

  private use(first: number, count: number): void {
    for (let number = first; number < first + count; number++) {
      if (number < 2 || number > this.meta.lastPage || this.used.has(number))
        throw this.damage(number, 'is used twice or is out of range');
      this.used.add(number);
    }
  }

  private damage(number: number, what: string) {
    return this.file.damage(`page ${number} ${what}`);
  }
}

function even(bytes: number): number {
  return bytes + (bytes % 2);
}
