import { compilePipeline, stageOf } from '../../aggregation/compile-pipeline.js';
import { encodeDocument } from '../../bson/encoding/encode.js';
import { isDocument, isNumber, type BsonArray, type BsonDocument } from '../../bson/value.js';
import { readChangeStreamOptions } from '../../changes/change-stream-options.js';
import { ChangeStreamCursor } from '../../cursors/change-stream-cursor.js';
import { FIRST_BATCH_SIZE } from '../../cursors/cursor.js';
import type { UnitOfWork, ReadView } from '../../database/unit-of-work.js';
import { mongoError } from '../../errors/mongo-error.js';
import { mapStream } from '../../stage-stream/stage-stream.js';
import { aggregateDocuments, type AggregateQuery } from '../../operations/reads/aggregate.js';
import { outputsOf } from '../../operations/outputs/outputs.js';
import { runStreamAtOnce } from '../../operations/reads/run-stream.js';
import { CursorReply, okReply, type Reply } from '../../protocol/reply.js';
import type { Command, CommandContext, CommandView } from '../command.js';
import { FieldReader } from '../../bson/encoding/field-reader.js';
import type { CommandRequest } from '../command-request.js';
import { explainQuery } from './explain-query.js';
import { openCursor } from './query-commands.js';
import { scopeOf } from './scoped-query.js';

/** Stages that a change stream allows (manual, "Modify Change Stream Output"). */
const CHANGE_STREAM_STAGES = [
  '$addFields',
  '$match',
  '$project',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
  '$set',
  '$unset',
];

/** Manual, "aggregate" */
export const aggregateCommand: Command = {
  kind: 'read or write',
  inTransaction: true,
  fields: [
    'pipeline',
    'cursor',
    'explain',
    'allowDiskUse',
    'bypassDocumentValidation',
    'collation',
    'hint',
    'let',
  ],
  writes: (request) => writesOut(readPipeline(request)),
  read: async (request, context, view) => {
    const pipeline = readPipeline(request);
    if (request.flag('explain')) return explainAggregate(request, pipeline, context, view);
    const batchSize = readBatchSize(request);
    const [first] = pipeline;
    if (isDocument(first) && first.has('$changeStream')) return openChangeStream(request, pipeline, context);
    const documents = aggregateDocuments(
      view,
      context.database,
      readAggregate(request, pipeline, context, view),
      context.operation,
    );
    return openCursor(
      mapStream(documents, encodeDocument),
      request,
      context,
      view,
      batchSize,
      namespaceOf(request),
    );
  },
  write: (request, context, work) => {
    if (context.transaction)
      throw mongoError(
        'OperationNotSupportedInTransaction',
        '$out and $merge cannot be used in a transaction',
      );
    const query = readAggregate(request, readPipeline(request), context, work);
    const outputs = outputsOf(work, request.databaseName, query.expressions, context.operation);
    runStreamAtOnce(
      aggregateDocuments(work, context.database, { ...query, outputs }, context.operation),
      context.operation,
    );
    return okReply({ cursor: { firstBatch: [], id: 0n, ns: namespaceOf(request) } });
  },
};

function readPipeline(request: CommandRequest): BsonArray {
  const pipeline = request.get('pipeline');
  if (!Array.isArray(pipeline))
    throw mongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  return pipeline;
}

function writesOut(pipeline: BsonArray): boolean {
  const last = pipeline.at(-1);
  return isDocument(last) && (last.has('$out') || last.has('$merge'));
}

/** A pipeline without a collection is sent as `aggregate: 1`. */
function collectionOf(request: CommandRequest): string | undefined {
  return isNumber(request.get('aggregate')) ? undefined : request.collectionName;
}

function namespaceOf(request: CommandRequest): string {
  return `${request.databaseName}.${collectionOf(request) ?? '$cmd.aggregate'}`;
}

function readBatchSize(request: CommandRequest): number {
  const cursor = request.document('cursor');
  if (!cursor)
    throw mongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  return new FieldReader(cursor, 'aggregate.cursor').count('batchSize') ?? FIRST_BATCH_SIZE;
}

function readAggregate(
  request: CommandRequest,
  pipeline: BsonArray,
  { operation }: CommandContext,
  view: ReadView | UnitOfWork,
): AggregateQuery {
  const collectionName = collectionOf(request);
  const collection =
    collectionName === undefined ? undefined : view.catalogue.get(request.databaseName, collectionName);
  if (collectionName === undefined) requireOwnDocuments(pipeline);
  return {
    databaseName: request.databaseName,
    collectionName,
    pipeline,
    hint: request.get('hint'),
    expressions: scopeOf(operation, collection, {
      collation: request.document('collation'),
      variables: request.document('let'),
    }),
    outputs: undefined,
  };
}

function requireOwnDocuments([first]: BsonArray): void {
  if (first !== undefined && stageOf(first)[0] === '$documents') return;
  throw mongoError('InvalidNamespace', '{aggregate: 1} is not valid for a pipeline that needs a collection');
}

function explainAggregate(
  request: CommandRequest,
  pipeline: BsonArray,
  context: CommandContext,
  view: CommandView,
): Promise<Reply> {
  const { expressions, hint } = readAggregate(request, pipeline, context, view);
  const [first] = pipeline;
  const match = isDocument(first) ? first.get('$match') : undefined;
  const filter: BsonDocument = isDocument(match) ? match : new Map();
  return explainQuery(request, context, view, { filter, hint, expressions }, 'queryPlanner');
}

function openChangeStream(
  request: CommandRequest,
  pipeline: BsonArray,
  context: CommandContext,
): CursorReply {
  if (context.transaction)
    throw mongoError('OperationNotSupportedInTransaction', '$changeStream cannot be used in a transaction');
  const [[, argument], ...stages] = pipeline.map(stageOf) as [
    ReturnType<typeof stageOf>,
    ...ReturnType<typeof stageOf>[],
  ];
  const options = readChangeStreamOptions(argument);
  const refused = stages.find(([name]) => !CHANGE_STREAM_STAGES.includes(name));
  if (refused)
    throw mongoError('IllegalOperation', `${refused[0]} is not permitted in a $changeStream pipeline`);
  const expressions = scopeOf(context.operation, undefined, { collation: request.document('collation') });
  const stage = compilePipeline(pipeline.slice(1), {
    expressions,
    source: () => [],
    needsPause: () => false,
  });
  const watched = { database: request.databaseName, collection: collectionOf(request) };
  const namespace = namespaceOf(request);
  const cursor = new ChangeStreamCursor(namespace, watched, options, stage, context.feed);
  return new CursorReply(
    'firstBatch',
    [],
    context.cursors.register(cursor, undefined),
    namespace,
    cursor.details,
  );
}
