import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Testament } from '@word-unfolded/scripture-ref';
import { ImportError } from '../import-error.js';
import type { ModuleConfiguration } from './module-configuration.js';
import {
  SLOTS_BEFORE_BOOKS,
  slotCount,
  slotPlaces,
  versificationOf,
  type SlotPlace,
  type Versification,
} from './versifications.js';

/** A place of a module with its text: an OSIS fragment, never a whole document. */
export type Slot = SlotPlace & { readonly osis: string };

const TESTAMENT_FILES: Readonly<Record<Testament, string>> = { old: 'ot', new: 'nt' };

/** The unit of compression: book, chapter or verse. It is the first letter of the file extensions. */
const BLOCK_LETTERS = ['b', 'c', 'v'] as const;

/** Bytes of a block's record: offset, compressed size, full size, each of four bytes, little endian. */
const BLOCK_RECORD = 12;

/** Bytes of a verse's record: block (4), offset (4), and the length in two bytes (zText) or four (zText4). */
const VERSE_RECORDS = [10, 12] as const;

/**
 * Reads the slots of a compressed text module that have text, in the order of the canon.
 *
 * @throws ImportError if the files do not fit the versification of the configuration.
 * @see the SWORD library, rawverse and zverse modules
 */
export function* readSlots(module: ModuleConfiguration): Generator<Slot> {
  const versification = versificationOf(module.versification);
  if (!versification)
    throw new ImportError(
      `The module ${module.name} is numbered as ${module.versification}, which is not known here.`,
    );
  yield* readTestament(module, versification, 'old');
  yield* readTestament(module, versification, 'new');
}

function* readTestament(
  module: ModuleConfiguration,
  versification: Versification,
  testament: Testament,
): Generator<Slot> {
  const files = openTestament(module, testament);
  const size = recordSize(module, files.index.length, slotCount(versification, testament));
  let slot = SLOTS_BEFORE_BOOKS;
  for (const place of slotPlaces(versification, testament)) {
    const at = slot++ * size;
    const length = size === 10 ? files.index.readUInt16LE(at + 8) : files.index.readUInt32LE(at + 8);
    if (length === 0) continue;
    const offset = files.index.readUInt32LE(at + 4);
    const block = files.blockAt(files.index.readUInt32LE(at));
    yield { ...place, osis: block.toString('utf8', offset, offset + length) };
  }
}

/** The record size is derived from the index size, because some configurations name the wrong driver. */
function recordSize(
  module: ModuleConfiguration,
  bytes: number,
  slots: number,
): (typeof VERSE_RECORDS)[number] {
  const size = VERSE_RECORDS.find((record) => record * slots === bytes);
  if (size === undefined)
    throw new ImportError(
      `The index of the module ${module.name} has ${bytes} bytes, which fits no layout of ${slots} slots (${module.versification}).`,
    );
  return size;
}

function openTestament(module: ModuleConfiguration, testament: Testament) {
  const base = path.join(module.dataFolder, TESTAMENT_FILES[testament]);
  const letter = BLOCK_LETTERS.find((candidate) => existsSync(`${base}.${candidate}zv`));
  if (!letter) throw new ImportError(`The module ${module.name} has no text at ${base}.*`);
  const index = readFileSync(`${base}.${letter}zv`);
  const blocks = readFileSync(`${base}.${letter}zs`);
  const data = readFileSync(`${base}.${letter}zz`);
  return { index, blockAt: memoizeLast((number) => inflateBlock(blocks, data, number)) };
}

function inflateBlock(blocks: Buffer, data: Buffer, number: number): Buffer {
  const at = number * BLOCK_RECORD;
  const offset = blocks.readUInt32LE(at);
  return inflateSync(data.subarray(offset, offset + blocks.readUInt32LE(at + 4)));
}

/** Slots are read in order, so most of them are in the same block as the one before. */
function memoizeLast(inflate: (number: number) => Buffer): (number: number) => Buffer {
  let last: { number: number; block: Buffer } | undefined;
  return (number) => {
    if (last?.number !== number) last = { number, block: inflate(number) };
    return last.block;
  };
}
