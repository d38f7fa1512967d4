import { insertChange } from '../../changes/change-event.js';
import { encodeDocument } from '../../bson/encoding/encode.js';
import type { BsonDocument } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { insertRecord } from '../../catalogue/records.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { placeOf, type Operation } from '../operation.js';
import { storedFormOf, type StoredForm } from './stored-form.js';

/**
 * Inserts a document received as BSON.
 *
 * @throws MongoError 11000 DuplicateKey, or the code of an invalid document
 */
export function insertDocument(
  work: UnitOfWork,
  collection: Collection,
  received: Buffer,
  operation: Operation,
): StoredForm {
  const stored = storedFormOf(received, operation);
  insertRecord(work, collection, stored.document, stored.bytes);
  operation.announce(work, insertChange(placeOf(collection), stored.bytes));
  return stored;
}

export function insertValue(
  work: UnitOfWork,
  collection: Collection,
  document: BsonDocument,
  operation: Operation,
): StoredForm {
  return insertDocument(work, collection, encodeDocument(document), operation);
}
