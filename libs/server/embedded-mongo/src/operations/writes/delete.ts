import { smallChange } from '../../changes/change-event.js';
import type { BsonDocument, BsonValue, Maybe } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { removeRecord, type StoredDocument } from '../../catalogue/records.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { gatherStream, PAUSE, type Pause } from '../../stage-stream/stage-stream.js';
import { findRows } from '../reads/find-rows.js';
import type { Operation } from '../operation.js';

/** One statement of a `delete` command. */
export type DeleteStatement = {
  readonly filter: BsonDocument;
  readonly limit: number | undefined;
  readonly hint: Maybe;
  readonly expressions: ExpressionContext;
};

/** @returns the number of deleted documents */
export function* deleteDocuments(
  work: UnitOfWork,
  collection: Collection,
  statement: DeleteStatement,
  operation: Operation,
): Generator<Pause, number> {
  const rows = yield* gatherStream(findRows(work, collection, statement, operation));
  for (const row of rows) {
    if (operation.needsPause()) yield PAUSE;
    deleteRow(work, collection, row, operation);
  }
  return rows.length;
}

export function deleteRow(
  work: UnitOfWork,
  collection: Collection,
  stored: StoredDocument,
  operation: Operation,
): void {
  removeRecord(work, collection, stored);
  operation.announce(
    work,
    smallChange({
      kind: 'delete',
      database: collection.database,
      collection: collection.name,
      id: stored.document.get('_id') as BsonValue,
    }),
  );
}
