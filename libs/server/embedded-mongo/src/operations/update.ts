import type { BsonDocument, BsonValue, Maybe } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import { replaceRecord } from '../catalogue/records.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';
import type { ExpressionContext } from '../expression/expression.js';
import { compileChange, type DocumentChange } from './document-change.js';
import { findRows, type Row } from './find-rows.js';
import { insertValue } from './insert.js';
import type { Operation } from './operation.js';
import { runFlowAtOnce } from './run-flow.js';
import { updatedForm } from './stored-form.js';

/** One statement of an `update` command. */
export type UpdateStatement = {
  readonly filter: BsonDocument;
  readonly update: Maybe;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly arrayFilters: Maybe;
  readonly sort: BsonDocument | undefined;
  readonly hint: Maybe;
  readonly expressions: ExpressionContext;
};

export type UpdateResult = {
  readonly matched: number;
  readonly modified: number;
  /** The `_id` of the document that an upsert has inserted. */
  readonly upsertedId: BsonValue | undefined;
};

/**
 * Updates the documents that match, or inserts one where an upsert finds none (manual, "update").
 *
 * @throws MongoError with the code of whatever stands against it
 */
export function updateDocuments(
  work: UnitOfWork,
  collection: Collection,
  statement: UpdateStatement,
  operation: Operation,
): UpdateResult {
  const change = compileChange(statement, operation);
  if (change.kind === 'replace' && statement.multi)
    throw mongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  const { filter, sort, hint, expressions, multi } = statement;
  const limit = multi ? undefined : 1;
  const rows = runFlowAtOnce(
    findRows(work, collection, { filter, sort, hint, expressions, limit, needsDetails: true }, operation),
    operation,
  );
  let modified = 0;
  for (const row of rows) if (changeRow(work, collection, row, change, operation)) modified += 1;
  if (rows.length > 0 || !statement.upsert) return { matched: rows.length, modified, upsertedId: undefined };
  const inserted = insertValue(work, collection, change.forInsert(filter), operation);
  return { matched: 0, modified: 0, upsertedId: inserted.document.get('_id') };
}

/** @returns the document as it is now, or nothing when the change changes nothing */
export function changeRow(
  work: UnitOfWork,
  collection: Collection,
  row: Row,
  change: DocumentChange,
  operation: Operation,
): BsonDocument | undefined {
  const changed = updatedForm(change.apply(row.bytes, row.details));
  if (changed.bytes.equals(row.bytes)) return undefined;
  replaceRecord(work, collection, row, changed.document, changed.bytes);
  operation.announce(work, () => ({
    kind: change.kind,
    database: collection.database,
    collection: collection.name,
    id: changed.document.get('_id') as BsonValue,
    document: changed.document,
    before: row.document,
  }));
  return changed.document;
}
