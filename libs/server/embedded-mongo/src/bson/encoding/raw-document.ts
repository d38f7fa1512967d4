import { mongoError } from '../../errors/mongo-error.js';
import { rawElements } from './decode.js';
import type { BsonValue } from '../value.js';

const LENGTH_BYTES = 4;
const ID_NAME = Buffer.from('_id');

/**
 * Moves `_id` to the front: the stored form of a document has it as its first field (manual, "Documents: The _id
 * Field").
 *
 * @returns the same bytes, or a copy with `_id` moved to the front; undefined if there is no `_id`
 * @throws MongoError 2 BadValue if there are several, 22 InvalidBSON for malformed bytes
 */
export function withIdFirst(bytes: Buffer): Buffer | undefined {
  let found: { start: number; end: number } | undefined;
  for (const [, nameOffset, nameLength, offset, length] of rawElements(bytes)) {
    if (!isIdName(bytes, nameOffset, nameLength)) continue;
    if (found) throw mongoError('BadValue', "can't have multiple _id fields in one document");
    found = { start: nameOffset - 1, end: offset + length };
  }
  if (!found || found.start === LENGTH_BYTES) return found && bytes;
  return Buffer.concat([
    bytes.subarray(0, LENGTH_BYTES),
    bytes.subarray(found.start, found.end),
    bytes.subarray(LENGTH_BYTES, found.start),
    bytes.subarray(found.end),
  ]);
}

function isIdName(bytes: Buffer, offset: number, length: number): boolean {
  return length === ID_NAME.length && ID_NAME.compare(bytes, offset, offset + length) === 0;
}

/** Whether documents and arrays are nested deeper than a number of levels. A flat document has one level. */
export function isNestedDeeper(value: BsonValue, levels: number): boolean {
  if (value instanceof Map) return levels === 0 || anyDeeper(value.values(), levels);
  return Array.isArray(value) && (levels === 0 || anyDeeper(value, levels));
}

function anyDeeper(values: Iterable<BsonValue>, levels: number): boolean {
  for (const value of values) if (isNestedDeeper(value, levels - 1)) return true;
  return false;
}
