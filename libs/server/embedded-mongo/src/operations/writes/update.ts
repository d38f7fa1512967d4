import { updateChange } from '../../changes/change-event.js';
import type { BsonDocument, BsonValue, Maybe } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { replaceRecord } from '../../catalogue/records.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { gatherStream, PAUSE, type Pause } from '../../stage-stream/stage-stream.js';
import { compileChange, type DocumentChange } from './document-change.js';
import { findRows, type Row } from '../reads/find-rows.js';
import { insertValue } from './insert.js';
import { placeOf, type Operation } from '../operation.js';
import { updatedForm } from './stored-form.js';

/** One statement of an `update` command. */
export type UpdateStatement = {
  readonly filter: BsonDocument;
  readonly update: Maybe;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly arrayFilters: Maybe;
  readonly hint: Maybe;
  readonly expressions: ExpressionContext;
};

export type UpdateResult = {
  readonly matched: number;
  readonly modified: number;
  /** The `_id` of the document that an upsert inserted. */
  readonly upsertedId: BsonValue | undefined;
};

/**
 * Updates the documents that match, or inserts one if an upsert matches none (manual, "update").
 *
 * @throws MongoError with the code of the error
 */
export function* updateDocuments(
  work: UnitOfWork,
  collection: Collection,
  statement: UpdateStatement,
  operation: Operation,
): Generator<Pause, UpdateResult> {
  const change = compileChange(statement, operation);
  if (change.kind === 'replace' && statement.multi)
    throw mongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  const { filter, hint, expressions, multi } = statement;
  const limit = multi ? undefined : 1;
  const rows = yield* gatherStream(
    findRows(work, collection, { filter, hint, expressions, limit, needsDetails: true }, operation),
  );
  let modified = 0;
  for (const row of rows) {
    if (operation.needsPause()) yield PAUSE;
    if (changeRow(work, collection, row, change, operation)) modified += 1;
  }
  if (rows.length > 0 || !statement.upsert) return { matched: rows.length, modified, upsertedId: undefined };
  const inserted = insertValue(work, collection, change.forInsert(filter), operation);
  return { matched: 0, modified: 0, upsertedId: inserted.document.get('_id') };
}

/** @returns the new document, or undefined if nothing changed */
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
  operation.announce(work, updateChange(placeOf(collection), change.kind, changed.bytes, row.bytes));
  return changed.document;
}
