import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DamagedDataError } from './damaged-data.js';

/** LMDB's file format (mdb.c, "MDB_page" and "MDB_meta"): a header of 24 bytes, and offsets in it. */
export const PAGE_HEADER_BYTES = 24;
const META_BYTES = 168;
const MAGIC = 0xbeefc0de;
const FORMAT_VERSION = 2;
const FREE_TREE = 48;
const MAIN_TREE = 96;
const NO_PAGE = 0xffff_ffff_ffff_ffffn;

/** A tree of pages, as described by a meta page. */
export type Tree = {
  readonly depth: number;
  readonly branchPages: number;
  readonly leafPages: number;
  readonly overflowPages: number;
  readonly entries: number;
  /** Undefined for an empty tree. */
  readonly root: number | undefined;
};

/** The state of a commit in one of the two meta pages. */
export type Meta = {
  readonly transaction: number;
  readonly lastPage: number;
  readonly free: Tree;
  readonly main: Tree;
  readonly bytes: Buffer;
};

/** Reads LMDB's data file without LMDB, which does not validate what it reads. */
export class PageFile {
  private readonly descriptor: number;
  readonly pageBytes: number;

  /** @throws DamagedDataError if it does not begin with a meta page */
  constructor(private readonly file: string) {
    this.descriptor = openSync(file, 'r');
    this.pageBytes = this.readPageBytes();
  }

  private readPageBytes(): number {
    const head = this.readBytes(0, META_BYTES);
    const pageBytes = head.readUInt32LE(FREE_TREE);
    const isPowerOfTwo = (pageBytes & (pageBytes - 1)) === 0;
    if (pageBytes >= 512 && pageBytes <= 65_536 && isPowerOfTwo) return pageBytes;
    this.close();
    throw this.damage('the first page is not a database page');
  }

  get size(): number {
    return fstatSync(this.descriptor).size;
  }

  /** The meta pages, latest commit first. @throws DamagedDataError */
  metas(): readonly [latest: Meta, before: Meta] {
    const [even, odd] = [this.meta(0), this.meta(1)];
    return even.transaction > odd.transaction ? [even, odd] : [odd, even];
  }

  /** Consecutive pages. @throws DamagedDataError if the file ends earlier */
  pages(first: number, count = 1): Buffer {
    return this.readBytes(first * this.pageBytes, count * this.pageBytes);
  }

  damage(what: string): DamagedDataError {
    return new DamagedDataError(this.file, what);
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private meta(page: 0 | 1): Meta {
    const bytes = this.readBytes(page * this.pageBytes, META_BYTES);
    const isMeta =
      bytes.readBigUInt64LE(0) === BigInt(page) &&
      bytes.readUInt16LE(18) === 8 &&
      bytes.readUInt32LE(24) === MAGIC &&
      bytes.readUInt32LE(28) === FORMAT_VERSION &&
      bytes.readUInt32LE(FREE_TREE) === this.pageBytes;
    if (!isMeta) throw this.damage(`page ${page} is not a meta page`);
    return {
      transaction: Number(bytes.readBigUInt64LE(152)),
      lastPage: Number(bytes.readBigUInt64LE(144)),
      free: treeAt(bytes, FREE_TREE),
      main: treeAt(bytes, MAIN_TREE),
      bytes,
    };
  }

  private readBytes(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    if (Number.isSafeInteger(position) && readSync(this.descriptor, bytes, 0, length, position) === length)
      return bytes;
    throw this.damage('the file is truncated');
  }
}

function treeAt(bytes: Buffer, at: number): Tree {
  const number = (offset: number) => Number(bytes.readBigUInt64LE(at + offset));
  const root = bytes.readBigUInt64LE(at + 40);
  return {
    depth: bytes.readUInt16LE(at + 6),
    branchPages: number(8),
    leafPages: number(16),
    overflowPages: number(24),
    entries: number(32),
    root: root === NO_PAGE ? undefined : Number(root),
  };
}
