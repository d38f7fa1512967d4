import { decodeDocument } from '../../bson/encoding/decode.js';
import { encodeDocument, MAX_DOCUMENT_BYTES } from '../../bson/encoding/encode.js';
import { isNestedDeeper, withIdFirst } from '../../bson/encoding/raw-document.js';
import { show } from '../../bson/show.js';
import {
  BSONRegExp,
  isArray,
  isDocument,
  ObjectId,
  Timestamp,
  type BsonDocument,
  type BsonValue,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { isReferenceField } from '../../query/operator-document.js';
import type { Operation } from '../operation.js';

/** Manual, "Limits: Nested Depth for BSON Documents" */
const MAX_NESTING = 100;

export type StoredForm = { readonly document: BsonDocument; readonly bytes: Buffer };

/**
 * The stored form of a document: with `_id` as its first field.
 *
 * @throws MongoError 2 BadValue if it is too large, 15 Overflow if it is nested too deeply, 53 for an invalid `_id`
 */
export function storedFormOf(received: Buffer, operation: Operation): StoredForm {
  if (received.length > MAX_DOCUMENT_BYTES)
    throw mongoError(
      'BadValue',
      `object to insert too large. size in bytes: ${received.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  const ordered = withIdFirst(received);
  const document = decodeDocument(ordered ?? received);
  const complete = ordered ? document : new Map<string, BsonValue>([['_id', new ObjectId()], ...document]);
  checkDepth(complete, 'insert');
  checkId(complete.get('_id') as BsonValue);
  const stamped = stampTimestamps(complete, operation);
  return { document: complete, bytes: ordered && !stamped ? Buffer.from(ordered) : encodeDocument(complete) };
}

/**
 * The stored form of a document after an update.
 *
 * @throws MongoError 17419 if it has become too large, 15 Overflow if it is nested too deeply
 */
export function updatedForm(document: BsonDocument): StoredForm {
  checkDepth(document, 'update');
  const bytes = encodeDocument(document);
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw mongoError(17419, `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`);
  return { document, bytes };
}

function checkDepth(document: BsonDocument, verb: string): void {
  if (isNestedDeeper(document, MAX_NESTING))
    throw mongoError(
      'Overflow',
      `cannot ${verb} document because it exceeds ${MAX_NESTING} levels of nesting`,
    );
}

function checkId(id: BsonValue): void {
  if (isArray(id)) throw mongoError('InvalidIdField', "The '_id' value cannot be of type array");
  if (id instanceof BSONRegExp) throw mongoError('InvalidIdField', "The '_id' value cannot be of type regex");
  if (!isDocument(id)) return;
  const dollar = [...id.keys()].find((field) => field.startsWith('$') && !isReferenceField(field));
  if (dollar !== undefined)
    throw mongoError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage. ${show(id)}`,
    );
}

/** An empty timestamp is replaced by the current one (manual, "BSON Types: Timestamps"). */
function stampTimestamps(document: BsonDocument, operation: Operation): boolean {
  let stamped = false;
  for (const [field, value] of document) {
    if (field === '_id' || !(value instanceof Timestamp) || value.t !== 0 || value.i !== 0) continue;
    document.set(field, operation.clusterTime);
    stamped = true;
  }
  return stamped;
}
