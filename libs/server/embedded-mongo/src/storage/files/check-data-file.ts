import path from 'node:path';
import { crc32 } from 'node:zlib';
import { decodeDocument } from '../../bson/encoding/decode.js';
import { FORMAT_KEY, idOfPrefix, isErrorTextKey, namespaceOfCollectionKey } from '../keyspace.js';
import { PageFile, type Meta } from './page-file.js';
import { TreeWalk } from '../page-tree.js';
import { isSound, SEAL_BYTES } from './seal.js';
import { decodeFormat, isSealedIn, type StorageFormat } from './storage-format.js';
import { hasWitness, witnessedChecksums } from '../witness.js';

/** How often a file is checked again if another process commits during the check. */
const ATTEMPTS = 3;

/**
 * Reads and verifies a whole data file. LMDB itself would follow a wrong page number into other data, or out of its
 * memory.
 *
 * @returns whether the check was possible; false if another process keeps writing
 * @throws DamagedDataError
 */
export function checkDataFile(file: string): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pages = new PageFile(file);
    try {
      const before = pages.metas()[0].transaction;
      try {
        checkPages(pages, path.dirname(file));
        return true;
      } catch (error) {
        if (pages.metas()[0].transaction === before) throw error;
      }
    } finally {
      pages.close();
    }
  }
  return false;
}

function checkPages(pages: PageFile, folder: string): void {
  const [latest, previous] = pages.metas();
  checkMetas(pages, latest, previous, folder);
  const used = new Set<number>();
  checkEntries(pages, latest, used, hasWitness(folder));
  checkFreePages(pages, latest, used);
}

/** Commits write the two meta pages alternately. They must match what the witness file recorded. */
function checkMetas(pages: PageFile, latest: Meta, previous: Meta, folder: string): void {
  if (latest.transaction - previous.transaction > 1 && previous.transaction > 1)
    throw pages.damage('the last two commits are not consecutive');
  const witnessed = witnessedChecksums(folder);
  for (const transaction of witnessed.keys())
    if (transaction > latest.transaction) throw pages.damage('the last commit is missing');
  for (const meta of [latest, previous]) {
    const checksum = witnessed.get(meta.transaction);
    if (checksum !== undefined && checksum !== crc32(meta.bytes))
      throw pages.damage('a meta page does not match the recorded commit');
  }
  checkRoots(pages, latest, previous);
}

/** A commit writes at least the root of one of its trees. In a copy without free pages, all pages are of commit 1. */
function checkRoots(pages: PageFile, meta: Meta, { transaction }: Meta): void {
  const roots = [meta.main.root, meta.free.root].filter((root) => root !== undefined);
  const newest = Math.max(0, ...roots.map((root) => Number(pages.pages(root).readBigUInt64LE(8))));
  const isCopy = transaction === 0 && meta.free.root === undefined;
  if (roots.length > 0 && newest !== meta.transaction && !(isCopy && newest === 1))
    throw pages.damage('the last commit is incomplete');
}

function checkEntries(pages: PageFile, meta: Meta, used: Set<number>, isWitnessed: boolean): void {
  let format: StorageFormat = { kind: 'plain' };
  const names = new Map<number, string>();
  for (const { key, value } of new TreeWalk(pages, meta, meta.main, used, Buffer.compare).entries()) {
    const isFormat = key.equals(FORMAT_KEY);
    if ((isFormat || isSealedIn(format, key)) && !isSound(key, value)) throw pages.damage(ofWhat(key, names));
    if (isFormat) format = decodeFormat(key, value);
    else if (isWitnessed && format.kind === 'plain') throw pages.damage('the storage format is missing');
    if (isErrorTextKey(key) && isSealedIn(format, key)) {
      const id = decodeDocument(value.subarray(0, -SEAL_BYTES)).get('id');
      names.set(Number(id), namespaceOfCollectionKey(key));
    }
  }
}

function ofWhat(key: Buffer, names: ReadonlyMap<number, string>): string {
  const [kind = 0] = key;
  if (kind === 0 || key.length < 5) return 'an entry of the catalogue has changed';
  const name = kind === 1 ? names.get(idOfPrefix(key)) : undefined;
  return name === undefined ? 'an entry of an index has changed' : `a document of ${name} has changed`;
}

/** LMDB overwrites free pages, so no free page may belong to the data. */
function checkFreePages(pages: PageFile, meta: Meta, used: Set<number>): void {
  const byNumber = (left: Buffer, right: Buffer) =>
    Number(left.readBigUInt64LE(0)) - Number(right.readBigUInt64LE(0));
  const walk = new TreeWalk(pages, meta, meta.free, used, byNumber);
  const free: number[] = [];
  for (const { key, value } of walk.entries()) {
    if (key.length !== 8 || value.length < 8 || Number(key.readBigUInt64LE(0)) > meta.transaction)
      throw pages.damage('the list of free pages is invalid');
    free.push(...freePagesOf(pages, value));
  }
  for (const number of free) {
    if (number < 2 || number > meta.lastPage || used.has(number))
      throw pages.damage(`page ${number} is both in use and free`);
    used.add(number);
  }
}

/**
 * The number of entries, followed by the entries: a page, or the negative length of a block and its first page, or 0.
 */
function freePagesOf(pages: PageFile, value: Buffer): number[] {
  const words = Array.from({ length: Math.floor(value.length / 8) }, (_, at) =>
    Number(value.readBigInt64LE(at * 8)),
  );
  const [count = 0, ...entries] = words;
  if (count < 0 || count > entries.length) throw pages.damage('the list of free pages is invalid');
  const free: number[] = [];
  for (let at = 0; at < count; at++) {
    const entry = entries[at] as number;
    if (entry > 0) free.push(entry);
    if (entry >= 0) continue;
    at += 1;
    const first = entries[at];
    if (first === undefined || first < 2 || -entry > pages.size / pages.pageBytes)
      throw pages.damage('the list of free pages is invalid');
    for (let number = first; number < first - entry; number++) free.push(number);
  }
  return free;
}
