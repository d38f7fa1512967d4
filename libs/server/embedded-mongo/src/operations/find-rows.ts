import { bestOf } from '../accumulator/value-accumulators.js';
import type { Collation } from '../bson/collation.js';
import { decodeDocument } from '../bson/decode.js';
import { toNumber } from '../bson/number.js';
import {
  compareSortKeys,
  parseSortPattern,
  sortKeyOf,
  type SortKey,
  type SortPattern,
} from '../bson/sort-pattern.js';
import { isNumber, type BsonDocument, type Maybe } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import { recordKey, type StoredDocument } from '../catalogue/records.js';
import type { ReadView } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';
import type { ExpressionContext } from '../expression/expression.js';
import { drainFlow, PAUSE, type Flow } from '../flow/flow.js';
import { choosePlan, NATURAL } from '../planner/choose-plan.js';
import type { Plan, PlanCounts } from '../planner/plan.js';
import { compileFilter } from '../query/compile-filter.js';
import type { MatchDetails, Predicate } from '../query/predicate.js';
import { recordIdAtEnd } from '../storage/keyspace.js';
import type { Operation } from './operation.js';

/** Which documents of a collection are wanted, and in which order. */
export type RowQuery = {
  readonly filter: BsonDocument;
  readonly sort?: BsonDocument | undefined;
  readonly skip?: number;
  /** Nothing for all of them. */
  readonly limit?: number | undefined;
  readonly hint?: Maybe;
  readonly expressions: ExpressionContext;
  /** Whether it matters where in an array the filter finds its match: then also exact plans are matched. */
  readonly needsDetails?: boolean;
};

/** A document that was found. It is decoded when somebody looks into it. */
export class Row implements StoredDocument {
  private decoded: BsonDocument | undefined;

  constructor(
    readonly recordId: number,
    readonly bytes: Buffer,
    readonly details: MatchDetails = {},
  ) {}

  get document(): BsonDocument {
    this.decoded ??= decodeDocument(this.bytes);
    return this.decoded;
  }

  /** The same row without its decoded form, for keeping many. */
  compact(): Row {
    return new Row(this.recordId, this.bytes, this.details);
  }
}

/** The rows of a query. A sort that no index has is done in memory. */
export function findRows(
  view: ReadView,
  collection: Collection,
  query: RowQuery,
  operation: Operation,
  counts: PlanCounts = { keysExamined: 0, docsExamined: 0 },
): Flow<Row> {
  const matches = compileFilter(query.filter, {
    collation: query.expressions.collation,
    expressions: query.expressions,
  });
  const plan = planOf(collection, query);
  const isEnough = query.filter.size === 0 || (plan.isExact && !query.needsDetails);
  const found = matchingRows(view, collection, plan, isEnough ? undefined : matches, operation, counts);
  const limit = query.limit ?? Infinity;
  const skip = query.skip ?? 0;
  const ordered = plan.isSorted
    ? found
    : sortRows(found, sortOf(query.sort), query.expressions.collation, skip + limit);
  return cut(ordered, skip, limit);
}

export function planOf(collection: Collection, { filter, sort, hint, expressions }: RowQuery): Plan {
  return choosePlan(collection, {
    filter,
    sort: sortedPaths(sort),
    collation: expressions.collation,
    hint,
  });
}

function sortedPaths(sort: BsonDocument | undefined) {
  if (!sort || sort.size === 0) return [];
  const natural = sort.get(NATURAL);
  if (natural !== undefined) {
    if (sort.size > 1)
      throw mongoError(
        'BadValue',
        '$natural sort cannot be set to a value other than -1 or 1, or be combined',
      );
    return [{ path: NATURAL, direction: isNumber(natural) ? toNumber(natural) : 1 }];
  }
  return sortOf(sort).map(({ path, direction }) => ({ path: path.join('.'), direction }));
}

function sortOf(sort: BsonDocument | undefined): SortPattern {
  return sort && sort.size > 0 ? parseSortPattern(sort) : [];
}

/** @param matches nothing where everything matches */
function* matchingRows(
  view: ReadView,
  collection: Collection,
  plan: Plan,
  matches: Predicate | undefined,
  operation: Operation,
  counts: PlanCounts,
): Flow<Row> {
  for (const row of scanRows(view, collection, plan, counts)) {
    if (operation.needsPause()) yield PAUSE;
    if (!matches || matches(row.document, row.details)) yield row;
  }
}

function* scanRows(view: ReadView, collection: Collection, plan: Plan, counts: PlanCounts): Iterable<Row> {
  if (plan.kind === 'collection scan') {
    for (const { key, value } of view.reader.scan(collection.records, plan.reverse)) {
      counts.docsExamined += 1;
      yield new Row(recordIdAtEnd(key), value);
    }
    return;
  }
  for (const recordId of plan.recordIds(view.reader, counts)) {
    const bytes = view.reader.get(recordKey(collection, recordId));
    if (!bytes)
      throw mongoError('InternalError', `index entry without its record in ${collection.namespace}`);
    counts.docsExamined += 1;
    yield new Row(recordId, bytes);
  }
}

type KeyedRow = { readonly key: SortKey; readonly row: Row };

function* sortRows(
  rows: Flow<Row>,
  pattern: SortPattern,
  collation: Collation | undefined,
  wanted: number,
): Flow<Row> {
  const best = bestOf<KeyedRow>(wanted, (left, right) =>
    compareSortKeys(left.key, right.key, pattern, collation),
  );
  yield* drainFlow(rows, (row) =>
    best.add({ key: sortKeyOf(row.document, pattern, collation), row: row.compact() }),
  );
  for (const { row } of best.items()) yield row;
}

function* cut(rows: Flow<Row>, skip: number, limit: number): Flow<Row> {
  let [skipped, taken] = [0, 0];
  if (limit === 0) return;
  for (const row of rows) {
    if (row === PAUSE) yield PAUSE;
    else if (skipped < skip) skipped += 1;
    else {
      yield row;
      taken += 1;
      if (taken >= limit) return;
    }
  }
}
