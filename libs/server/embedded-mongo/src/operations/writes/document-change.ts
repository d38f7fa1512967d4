import { compilePipeline } from '../../aggregation/compile-pipeline.js';
import { equalValues } from '../../bson/order/compare.js';
import { decodeDocument } from '../../bson/encoding/decode.js';
import { show } from '../../bson/show.js';
import {
  cloneDocument,
  isArray,
  isDocument,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { ExpressionContext } from '../../expression/expression.js';
import type { MatchDetails } from '../../query/predicate.js';
import { compileUpdate, isReplacement } from '../../update/compile-update.js';
import { upsertSeed } from '../../update/upsert-seed.js';
import type { Operation } from '../operation.js';
import { runStreamAtOnce } from '../reads/run-stream.js';

/** An update in a command: operators, a replacement or a pipeline. */
export type RequestedUpdate = {
  readonly update: Maybe;
  readonly arrayFilters: Maybe;
  readonly expressions: ExpressionContext;
};

/** A compiled change of a document. */
export type DocumentChange = {
  readonly kind: 'update' | 'replace';
  /** Returns the new document for stored bytes. Does not modify the bytes. */
  apply(bytes: Buffer, details: MatchDetails): BsonDocument;
  /** The document that an upsert inserts if nothing matches its filter. */
  forInsert(filter: BsonDocument): BsonDocument;
};

/** @throws MongoError with the code of the error in the update */
export function compileChange(requested: RequestedUpdate, operation: Operation): DocumentChange {
  const { update } = requested;
  if (isArray(update)) return changeByPipeline(update, requested, operation);
  if (!isDocument(update))
    throw mongoError('FailedToParse', 'Update argument must be either an object or an array');
  return isReplacement(update)
    ? changeByReplacement(update, requested)
    : changeByOperators(update, requested, operation);
}

function changeByOperators(
  update: BsonDocument,
  { arrayFilters, expressions }: RequestedUpdate,
  { now, clusterTime }: Operation,
): DocumentChange {
  const apply = compileUpdate(update, arrayFilters, { collation: expressions.collation, expressions });
  return {
    kind: 'update',
    apply(bytes, { arrayIndex }) {
      const document = decodeDocument(bytes);
      apply({ document, arrayIndex, inserting: false, now, clusterTime });
      return document;
    },
    forInsert(filter) {
      const document = upsertSeed(filter);
      apply({ document, arrayIndex: undefined, inserting: true, now, clusterTime });
      return document;
    },
  };
}

function changeByReplacement(replacement: BsonDocument, { arrayFilters }: RequestedUpdate): DocumentChange {
  if (arrayFilters !== undefined)
    throw mongoError('FailedToParse', 'Cannot specify arrayFilters with a replacement-style update');
  refuseDollarFields(replacement);
  return {
    kind: 'replace',
    apply(bytes) {
      const id = decodeDocument(bytes).get('_id') as BsonValue;
      return withId(id, replacement, `_id: ${show(replacement.get('_id'))}`);
    },
    forInsert(filter) {
      const id = upsertSeed(filter).get('_id');
      return id === undefined
        ? cloneDocument(replacement)
        : withId(id, replacement, show(replacement.get('_id')));
    },
  };
}

function refuseDollarFields(replacement: BsonDocument): void {
  const dollar = [...replacement.keys()].find((field) => field.startsWith('$'));
  if (dollar !== undefined)
    throw mongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
}

/** The fields of a document after its `_id`, which an update may not change. */
function withId(id: BsonValue, document: BsonDocument, shown: string): BsonDocument {
  if (document.has('_id') && !equalValues(document.get('_id'), id))
    throw mongoError(
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to ${shown}`,
    );
  return new Map<string, BsonValue>([['_id', id], ...[...document].filter(([field]) => field !== '_id')]);
}

function changeByPipeline(
  pipeline: BsonArray,
  { arrayFilters, expressions }: RequestedUpdate,
  operation: Operation,
): DocumentChange {
  if (arrayFilters !== undefined)
    throw mongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates');
  const run = compilePipeline(pipeline, {
    expressions,
    source: () => [],
    needsPause: () => operation.needsPause(),
    within: 'update',
  });
  const transform = (document: BsonDocument) => {
    const [changed] = runStreamAtOnce(run([document]), operation);
    return changed ?? document;
  };
  return {
    kind: 'update',
    apply(bytes) {
      const document = decodeDocument(bytes);
      const changed = transform(document);
      return withId(document.get('_id') as BsonValue, changed, `_id: ${show(changed.get('_id'))}`);
    },
    forInsert(filter) {
      const seed = upsertSeed(filter);
      const changed = transform(seed);
      const id = seed.get('_id');
      return id === undefined ? changed : withId(id, changed, show(changed.get('_id')));
    },
  };
}
