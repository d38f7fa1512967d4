import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { DATA_FILE, OWNER_ONLY_FILE, WITNESS_FILE } from './files/data-files.js';
import { PageFile } from './files/page-file.js';

/** Two slots, one for each meta page: number of the commit, checksum of the page, checksum of both. */
const SLOT_BYTES = 16;

/**
 * A small file beside the data that records its last commits. LMDB uses the newer of two meta pages. If the newer one
 * is damaged, LMDB would silently lose a commit. The file is written after each commit without a flush: after a power
 * failure it may miss some commits, and then fewer checks are possible.
 */
export class Witness {
  private readonly descriptor: number;
  private readonly pages: PageFile;

  constructor(folder: string) {
    const file = path.join(folder, WITNESS_FILE);
    this.descriptor = openSync(file, existsSync(file) ? 'r+' : 'w+', OWNER_ONLY_FILE);
    this.pages = new PageFile(path.join(folder, DATA_FILE));
  }

  /** Must be called after each commit, before the next one. */
  observe(): void {
    try {
      const [{ transaction, bytes }] = this.pages.metas();
      const slot = Buffer.alloc(SLOT_BYTES);
      slot.writeBigUInt64LE(BigInt(transaction), 0);
      slot.writeUInt32LE(crc32(bytes), 8);
      slot.writeUInt32LE(crc32(slot.subarray(0, 12)), 12);
      writeSync(this.descriptor, slot, 0, SLOT_BYTES, (transaction % 2) * SLOT_BYTES);
    } catch {
      // A failed write only means fewer checks: the disk is full, or the data file lost its first pages, which reads
      // report.
    }
  }

  close(): void {
    closeSync(this.descriptor);
    this.pages.close();
  }
}

export function hasWitness(folder: string): boolean {
  return existsSync(path.join(folder, WITNESS_FILE));
}

/** The recorded checksums of the meta pages, by commit number. */
export function witnessedChecksums(folder: string): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  if (!hasWitness(folder)) return seen;
  const bytes = readFileSync(path.join(folder, WITNESS_FILE));
  for (const at of [0, SLOT_BYTES]) {
    const slot = bytes.subarray(at, at + SLOT_BYTES);
    if (slot.length < SLOT_BYTES || crc32(slot.subarray(0, 12)) !== slot.readUInt32LE(12)) continue;
    seen.set(Number(slot.readBigUInt64LE(0)), slot.readUInt32LE(8));
  }
  return seen;
}
