import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { ImportError } from '../import-error.js';
import type { ModuleConfiguration } from './module-configuration.js';

/** An entry of a dictionary module: its key, and its TEI fragment. */
export type DictionaryEntry = { readonly key: string; readonly tei: string };

/** Bytes of an index record: offset and size of an entry's data, each of four bytes, little endian. */
const RECORD = 8;

/**
 * Reads the entries of a compressed dictionary module in the order of their keys. A key may occur more than once.
 *
 * The configuration contains the common prefix of four files: `.idx` has the position in `.dat` of each key, with the
 * number of its block and of its entry in it; `.zdx` has the position in `.zdt` of each block.
 *
 * @throws ImportError if a file is missing or inconsistent with the others.
 * @see the SWORD library, zstr
 */
export function* readDictionary(module: ModuleConfiguration): Generator<DictionaryEntry> {
  const [index, places, blocks, data] = ['idx', 'dat', 'zdx', 'zdt'].map((extension) =>
    readPart(module, extension),
  ) as [Buffer, Buffer, Buffer, Buffer];
  let last: { number: number; block: Buffer } | undefined;
  try {
    for (let at = 0; at < index.length; at += RECORD) {
      const { key, block, entry } = placeAt(index, places, at);
      if (last?.number !== block) last = { number: block, block: inflate(blocks, data, block) };
      yield { key, tei: entryOf(last.block, entry) };
    }
  } catch (error) {
    throw new ImportError(`The files of the module ${module.name} do not fit each other: ${String(error)}`);
  }
}

function readPart({ name, dataFolder: base }: ModuleConfiguration, extension: string): Buffer {
  try {
    return readFileSync(`${base}.${extension}`);
  } catch {
    throw new ImportError(`The module ${name} has no ${base}.${extension}.`);
  }
}

function placeAt(index: Buffer, places: Buffer, at: number) {
  const offset = index.readUInt32LE(at);
  const size = index.readUInt32LE(at + 4);
  const lineEnd = places.indexOf('\n', offset);
  const key = places.toString('utf8', offset, lineEnd).trimEnd();
  const numbers = places.subarray(lineEnd + 1, offset + size);
  return { key, block: numbers.readUInt32LE(0), entry: numbers.readUInt32LE(4) };
}

function inflate(blocks: Buffer, data: Buffer, number: number): Buffer {
  const offset = blocks.readUInt32LE(number * RECORD);
  return inflateSync(data.subarray(offset, offset + blocks.readUInt32LE(number * RECORD + 4)));
}

/** A block begins with the number of its entries and the offset and size of each; entries end with a zero byte. */
function entryOf(block: Buffer, entry: number): string {
  const offset = block.readUInt32LE(4 + entry * RECORD);
  const size = block.readUInt32LE(8 + entry * RECORD);
  return block.toString('utf8', offset, offset + size).replace(/\0+$/, '');
}
