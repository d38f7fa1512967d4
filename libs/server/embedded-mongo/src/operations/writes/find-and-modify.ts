import type { BsonDocument, BsonValue, Maybe } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { parseFindProjection } from '../../projection/find-projection.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { gatherStream, type Pause } from '../../stage-stream/stage-stream.js';
import { deleteRow } from './delete.js';
import { compileChange } from './document-change.js';
import { findRows } from '../reads/find-rows.js';
import { insertValue } from './insert.js';
import type { Operation } from '../operation.js';
import { changeRow } from './update.js';

export type FindAndModifyStatement = {
  readonly filter: BsonDocument;
  readonly sort: BsonDocument | undefined;
  readonly hint: Maybe;
  readonly fields: BsonDocument | undefined;
  readonly expressions: ExpressionContext;
  readonly action:
    | { readonly kind: 'remove' }
    | {
        readonly kind: 'update';
        readonly update: Maybe;
        readonly arrayFilters: Maybe;
        readonly upsert: boolean;
        /** Whether the document is returned in its new state. */
        readonly returnNew: boolean;
      };
};

export type FindAndModifyResult = {
  readonly value: BsonDocument | null;
  /** Whether a document was found. */
  readonly found: boolean;
  readonly upsertedId: BsonValue | undefined;
};

/** Finds one document, updates or removes it, and returns it (manual, "findAndModify"). */
export function* findAndModify(
  work: UnitOfWork,
  collection: Collection,
  { filter, sort, hint, fields, expressions, action }: FindAndModifyStatement,
  operation: Operation,
): Generator<Pause, FindAndModifyResult> {
  const project = parseFindProjection(fields, expressions, filter) ?? ((document: BsonDocument) => document);
  const change = action.kind === 'update' ? compileChange({ ...action, expressions }, operation) : undefined;
  const [row] = yield* gatherStream(
    findRows(work, collection, { filter, sort, hint, expressions, limit: 1, needsDetails: true }, operation),
  );
  if (row && !change) {
    const value = project(row.document, row.details);
    deleteRow(work, collection, row, operation);
    return { value, found: true, upsertedId: undefined };
  }
  if (row && change) {
    const before = row.document;
    const after = changeRow(work, collection, row, change, operation) ?? before;
    const returned = action.kind === 'update' && action.returnNew ? after : before;
    return { value: project(returned, row.details), found: true, upsertedId: undefined };
  }
  if (action.kind === 'remove' || !action.upsert || !change)
    return { value: null, found: false, upsertedId: undefined };
  const { document } = insertValue(work, collection, change.forInsert(filter), operation);
  return {
    value: action.returnNew ? project(document, {}) : null,
    found: false,
    upsertedId: document.get('_id'),
  };
}
