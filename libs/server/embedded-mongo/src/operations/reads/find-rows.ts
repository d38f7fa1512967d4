import type { Collation } from '../../bson/order/collation.js';
import { decodeDocument, decodeFields } from '../../bson/encoding/decode.js';
import { toNumber } from '../../bson/numbers/number.js';
import {
  compareSortKeys,
  parseSortPattern,
  sortKeyOf,
  type SortKey,
  type SortPattern,
} from '../../bson/order/sort-pattern.js';
import { isNumber, type BsonDocument, type Maybe } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { recordKey, type StoredDocument } from '../../catalogue/records.js';
import type { ReadView } from '../../database/unit-of-work.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { bestOfStream } from '../../stage-stream/best-of-stream.js';
import { mapStream, PAUSE, pausing, type StreamStage } from '../../stage-stream/stage-stream.js';
import { choosePlan, NATURAL } from '../../planner/choose-plan.js';
import type { Plan, PlanCounts } from '../../planner/plan.js';
import { compileFilter } from '../../query/compile-filter.js';
import type { MatchDetails, Predicate } from '../../query/predicate.js';
import { fieldsOfFilter, fieldTest, rootOf, type ReadFields } from '../../query/read-fields.js';
import { recordIdAtEnd } from '../../storage/keyspace.js';
import type { Operation } from '../operation.js';

/** Which documents of a collection a query selects, and in which order. */
export type RowQuery = {
  readonly filter: BsonDocument;
  readonly sort?: BsonDocument | undefined;
  readonly skip?: number;
  /** Undefined selects all. */
  readonly limit?: number | undefined;
  readonly hint?: Maybe;
  readonly expressions: ExpressionContext;
  /** Whether the position of the match in an array is needed. Then even an exact plan must run the filter. */
  readonly needsDetails?: boolean;
  /** The fields that are read of the found documents, besides those of the filter and the sort; all when absent. */
  readonly fields?: ReadFields | undefined;
};

type IsRead = (name: string) => boolean;

/** A found document. It is decoded on first access, as far as its query reads it. */
export class Row implements StoredDocument {
  private decoded: BsonDocument | undefined;

  constructor(
    readonly recordId: number,
    readonly bytes: Buffer,
    private readonly isRead?: IsRead,
    readonly details: MatchDetails = {},
  ) {}

  get document(): BsonDocument {
    this.decoded ??= this.isRead ? decodeFields(this.bytes, this.isRead) : decodeDocument(this.bytes);
    return this.decoded;
  }

  /** The same row without its decoded form, to save memory when many rows are stored. */
  compact(): Row {
    return new Row(this.recordId, this.bytes, this.isRead, this.details);
  }
}

/** The rows of a query. If no index provides the sort order, the sort runs in memory. */
export function findRows(
  view: ReadView,
  collection: Collection,
  query: RowQuery,
  operation: Operation,
  counts: PlanCounts = { keysExamined: 0, docsExamined: 0 },
): StreamStage<Row> {
  const matches = compileFilter(query.filter, {
    collation: query.expressions.collation,
    expressions: query.expressions,
  });
  const plan = planOf(collection, query);
  const isEnough = query.filter.size === 0 || (plan.isExact && !query.needsDetails);
  const scanned = scanRows(view, collection, { plan, isRead: readBy(query) }, counts);
  const found = matchingRows(scanned, isEnough ? undefined : matches, operation);
  const limit = query.limit ?? Infinity;
  const skip = query.skip ?? 0;
  const ordered = plan.isSorted
    ? found
    : sortRows(
        found,
        { pattern: sortOf(query.sort), collation: query.expressions.collation, wanted: skip + limit },
        operation,
      );
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

/** @param matches undefined if every document matches */
function* matchingRows(
  rows: Iterable<Row>,
  matches: Predicate | undefined,
  operation: Operation,
): StreamStage<Row> {
  for (const row of rows) {
    if (operation.needsPause()) yield PAUSE;
    if (!matches || matches(row.document, row.details)) yield row;
  }
}

type Scan = { readonly plan: Plan; readonly isRead: IsRead | undefined };

function* scanRows(
  view: ReadView,
  collection: Collection,
  { plan, isRead }: Scan,
  counts: PlanCounts,
): Iterable<Row> {
  if (plan.kind === 'collection scan') {
    for (const { key, value } of view.reader.scan(collection.records, plan.reverse)) {
      counts.docsExamined += 1;
      yield new Row(recordIdAtEnd(key), value, isRead);
    }
    return;
  }
  for (const recordId of plan.recordIds(view.reader, counts)) {
    const bytes = view.reader.get(recordKey(collection, recordId));
    if (!bytes)
      throw mongoError('InternalError', `index entry without its record in ${collection.namespace}`);
    counts.docsExamined += 1;
    yield new Row(recordId, bytes, isRead);
  }
}

function readBy({ fields, filter, sort }: RowQuery): IsRead | undefined {
  const filtered = fields && fieldsOfFilter(filter);
  return fieldTest(fields, filtered && new Set([...filtered, ...[...(sort?.keys() ?? [])].map(rootOf)]));
}

type RowOrder = {
  readonly pattern: SortPattern;
  readonly collation: Collation | undefined;
  /** How many of the first rows are needed. */
  readonly wanted: number;
};

type KeyedRow = { readonly key: SortKey; readonly row: Row };

function* sortRows(
  rows: StreamStage<Row>,
  { pattern, collation, wanted }: RowOrder,
  operation: Operation,
): StreamStage<Row> {
  const needsPause = () => operation.needsPause();
  const compare = (left: KeyedRow, right: KeyedRow) =>
    compareSortKeys(left.key, right.key, pattern, collation);
  const keyed = mapStream<Row, KeyedRow>(rows, (row) => ({
    key: sortKeyOf(row.document, pattern, collation),
    row: row.compact(),
  }));
  const sorted = yield* bestOfStream(keyed, wanted, compare, needsPause);
  yield* pausing(
    sorted.map(({ row }) => row),
    needsPause,
  );
}

function* cut(rows: StreamStage<Row>, skip: number, limit: number): StreamStage<Row> {
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
