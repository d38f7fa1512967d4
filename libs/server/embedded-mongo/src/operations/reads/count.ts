import type { Collection } from '../../catalogue/collection.js';
import type { Database } from '../../database/database.js';
import type { ReadView } from '../../database/unit-of-work.js';
import { PAUSE, type Pause } from '../../stage-stream/stage-stream.js';
import { findRows, planOf, type RowQuery } from './find-rows.js';
import { NO_FIELDS } from '../../query/read-fields.js';
import type { Operation } from '../operation.js';

/** Counts the documents of a query. If an index alone gives the answer, no document is read. */
export function* countDocuments(
  view: ReadView,
  database: Database,
  collection: Collection,
  query: RowQuery,
  operation: Operation,
): Generator<Pause, number> {
  const { skip = 0, limit = Infinity } = query;
  const all = { ...query, skip: 0, limit: skip + limit, fields: NO_FIELDS };
  const plan = planOf(collection, query);
  let found = 0;
  if (query.filter.size === 0 && !view.inTransaction && query.hint === undefined) {
    found = countAll(database, collection);
  } else if (plan.kind === 'index scan' && plan.entryRanges && !view.inTransaction) {
    for (const range of plan.entryRanges()) found += database.store.count(range);
  } else if (plan.isExact && plan.kind === 'index scan') {
    for (const _recordId of plan.recordIds(view.reader, { keysExamined: 0, docsExamined: 0 })) {
      found += 1;
      if (operation.needsPause()) yield PAUSE;
    }
  } else {
    for (const row of findRows(view, collection, all, operation)) {
      if (row === PAUSE) yield PAUSE;
      else found += 1;
    }
  }
  return Math.min(Math.max(0, found - skip), limit);
}

/** The number of documents as of the last commit. It is counted once and then updated by each commit. */
export function countAll(database: Database, { tally, records }: Collection): number {
  tally.documents ??= database.store.count(records);
  return tally.documents;
}
