import { encodeDocument } from '../bson/encode.js';
import type { BsonDocument, BsonValue } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import { insertRecord } from '../catalogue/records.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { Operation } from './operation.js';
import { storedFormOf, type StoredForm } from './stored-form.js';

/**
 * Inserts a document that came as BSON.
 *
 * @throws MongoError 11000 DuplicateKey, or what is wrong with the document
 */
export function insertDocument(
  work: UnitOfWork,
  collection: Collection,
  received: Buffer,
  operation: Operation,
): StoredForm {
  const stored = storedFormOf(received, operation);
  insertRecord(work, collection, stored.document, stored.bytes);
  operation.announce(work, () => ({
    kind: 'insert',
    database: collection.database,
    collection: collection.name,
    id: stored.document.get('_id') as BsonValue,
    document: stored.document,
  }));
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
