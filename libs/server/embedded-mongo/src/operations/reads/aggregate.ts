import { compilePipeline, stageOf } from '../../aggregation/compile-pipeline.js';
import { readLimitStage, readSkip } from '../../aggregation/stages/count-stages.js';
import type { Documents, Outputs, Source } from '../../aggregation/stage.js';
import { documentOf } from '../../bson/document-literal.js';
import {
  isDocument,
  isNumber,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import type { Database } from '../../database/database.js';
import type { ReadView } from '../../database/unit-of-work.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { mapStream } from '../../stage-stream/stage-stream.js';
import { toNumber } from '../../bson/numbers/number.js';
import { countDocuments } from './count.js';
import { findRows, type RowQuery } from './find-rows.js';
import type { Operation } from '../operation.js';

export type AggregateQuery = {
  readonly databaseName: string;
  /** Undefined for a pipeline on the database itself, which generates its own documents. */
  readonly collectionName: string | undefined;
  readonly pipeline: BsonArray;
  readonly hint: Maybe;
  readonly expressions: ExpressionContext;
  readonly outputs: Outputs | undefined;
};

/**
 * Runs a pipeline. The planner executes its first stages where possible.
 *
 * @throws MongoError with the code of the error in the pipeline
 */
export function aggregateDocuments(
  view: ReadView,
  database: Database,
  query: AggregateQuery,
  operation: Operation,
): Documents {
  const { pipeline, databaseName, collectionName, expressions, outputs, hint } = query;
  const source = sourceOf(view, databaseName, expressions, operation);
  const options = { expressions, source, outputs, needsPause: () => operation.needsPause() };
  // The whole pipeline is always compiled, so that errors in the stages that the planner executes are also reported.
  const whole = compilePipeline(pipeline, options);
  const collection =
    collectionName === undefined ? undefined : view.catalogue.get(databaseName, collectionName);
  if (!collection) return whole([]);
  const { query: first, rest } = splitPipeline(pipeline, expressions, hint);
  const counted = countedGroup(rest[0]);
  if (counted) {
    const total = countDocuments(view, database, collection, first, operation);
    return compilePipeline(rest.slice(1), options)(countGroup(total, counted));
  }
  const rows = findRows(view, collection, first, operation);
  return compilePipeline(rest, options)(mapStream(rows, (row) => row.document));
}

function sourceOf(
  view: ReadView,
  databaseName: string,
  expressions: ExpressionContext,
  operation: Operation,
): Source {
  return (name, filter, otherDatabase = databaseName) => {
    const collection = view.catalogue.get(otherDatabase, name);
    if (!collection) return [];
    return mapStream(findRows(view, collection, { filter, expressions }, operation), (row) => row.document);
  };
}

/** Extracts `$match`, `$sort`, `$skip` and `$limit` from the start of a pipeline, as far as they form one query. */
function splitPipeline(
  pipeline: BsonArray,
  expressions: ExpressionContext,
  hint: Maybe,
): { query: RowQuery; rest: BsonArray } {
  const rest = [...pipeline];
  const take = (name: string): Maybe => {
    const [stageName, argument] = rest[0] === undefined ? [] : stageOf(rest[0]);
    if (stageName !== name) return undefined;
    rest.shift();
    return argument;
  };
  const filters: BsonDocument[] = [];
  for (let filter = take('$match'); isDocument(filter); filter = take('$match')) filters.push(filter);
  const sort = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  return {
    rest,
    query: {
      filter: joinFilters(filters),
      sort: isDocument(sort) ? sort : undefined,
      skip: skip === undefined ? 0 : readSkip(skip),
      limit: limit === undefined ? undefined : readLimitStage(limit),
      hint,
      expressions,
    },
  };
}

function joinFilters(filters: readonly BsonDocument[]): BsonDocument {
  const [first] = filters;
  return filters.length > 1 ? documentOf({ $and: filters }) : (first ?? new Map());
}

type CountedGroup = { readonly id: BsonValue; readonly fields: readonly string[] };

/** A `$group` that only counts, as drivers send it for countDocuments. */
function countedGroup(stage: Maybe): CountedGroup | undefined {
  const group = isDocument(stage) ? stage.get('$group') : undefined;
  const id = isDocument(group) ? group.get('_id') : undefined;
  if (!isDocument(group) || !isConstant(id)) return undefined;
  const fields = [...group].filter(([name]) => name !== '_id');
  return fields.every(([, accumulator]) => isCount(accumulator))
    ? { id, fields: fields.map(([name]) => name) }
    : undefined;
}

function isConstant(id: Maybe): id is BsonValue {
  return id === null || isNumber(id);
}

function isCount(accumulator: BsonValue): boolean {
  const amount = isDocument(accumulator) && accumulator.size === 1 ? accumulator.get('$sum') : undefined;
  return typeof amount === 'number' && toNumber(amount) === 1;
}

function* countGroup(total: ReturnType<typeof countDocuments>, { id, fields }: CountedGroup): Documents {
  const count = yield* total;
  if (count === 0) return;
  yield new Map<string, BsonValue>([['_id', id], ...fields.map((field) => [field, count] as const)]);
}
