import { decodeDocument } from '../../bson/encoding/decode.js';
import type { BsonDocument } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { indexKeysOf } from '../../catalogue/index-keys.js';
import type { Index } from '../../catalogue/index.js';
import type { ReadView } from '../../database/unit-of-work.js';
import { PAUSE, type Pause } from '../../stage-stream/stage-stream.js';
import type { Operation } from '../../operations/operation.js';
import { runToResult } from '../../operations/reads/run-stream.js';
import { RECORD_ID_BYTES, recordIdAtEnd } from '../../storage/keyspace.js';
import { keyText } from '../../storage/reader.js';
import { okReply } from '../../protocol/reply.js';

/**
 * Checks that all documents can be read, and that each index has exactly the entries of the documents (manual,
 * "validate").
 */
export async function validateCollection(
  view: ReadView,
  collection: Collection,
  operation: Operation,
): Promise<BsonDocument> {
  const expected = collection.indexes.map(() => new Map<string, number>());
  const errors: string[] = [];
  const records = await runToResult(
    expectedEntries(view, collection, expected, errors, operation),
    operation,
  );
  const keysPerIndex: BsonDocument = new Map();
  for (const [at, index] of collection.indexes.entries()) {
    const entries = await runToResult(
      compareEntries(view, index, expected[at] as Map<string, number>, errors, operation),
      operation,
    );
    keysPerIndex.set(index.definition.name, entries);
  }
  return okReply({
    ns: collection.namespace,
    nrecords: records,
    nIndexes: collection.indexes.length,
    keysPerIndex,
    valid: errors.length === 0,
    errors,
  });
}

function* expectedEntries(
  view: ReadView,
  { indexes, records }: Collection,
  expected: readonly Map<string, number>[],
  errors: string[],
  operation: Operation,
): Generator<Pause, number> {
  let count = 0;
  for (const { key, value } of view.reader.scan(records)) {
    if (operation.needsPause()) yield PAUSE;
    count += 1;
    const recordId = recordIdAtEnd(key);
    const document = tryDecode(value, recordId, errors);
    if (!document) continue;
    for (const [at, index] of indexes.entries())
      for (const text of indexKeysOf(index, document).keys.keys())
        expected[at]?.set(entryText(index, text, recordId), recordId);
  }
  return count;
}

function tryDecode(bytes: Buffer, recordId: number, errors: string[]): BsonDocument | undefined {
  try {
    return decodeDocument(bytes);
  } catch (error) {
    errors.push(`record ${recordId}: ${String(error)}`);
    return undefined;
  }
}

/** The entries of a unique index are distinguished by key, those of another index by key and record. */
function entryText(index: Index, key: string, recordId: number): string {
  return index.isUnique ? key : `${key}#${recordId}`;
}

function* compareEntries(
  view: ReadView,
  index: Index,
  expected: Map<string, number>,
  errors: string[],
  operation: Operation,
): Generator<Pause, number> {
  let count = 0;
  for (const { key, value } of view.reader.scan(index.range)) {
    if (operation.needsPause()) yield PAUSE;
    count += 1;
    const recordId = recordIdAtEnd(index.isUnique ? value : key);
    const text = entryText(
      index,
      keyText(index.isUnique ? key : key.subarray(0, -RECORD_ID_BYTES)),
      recordId,
    );
    if (expected.get(text) !== recordId)
      errors.push(`index ${index.definition.name}: an entry of record ${recordId} too many`);
    expected.delete(text);
  }
  for (const recordId of expected.values())
    errors.push(`index ${index.definition.name}: no entry of record ${recordId}`);
  return count;
}
