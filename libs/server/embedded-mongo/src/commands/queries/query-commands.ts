import { encodeDocument } from '../../bson/encoding/encode.js';
import type { BsonDocument } from '../../bson/value.js';
import { FIRST_BATCH_SIZE } from '../../cursors/cursor.js';
import { StreamCursor } from '../../cursors/stream-cursor.js';
import type { Collection } from '../../catalogue/collection.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { StreamStage } from '../../stage-stream/stage-stream.js';
import { countDocuments } from '../../operations/reads/count.js';
import { distinctValues } from '../../operations/reads/distinct.js';
import { findDocuments, type FindQuery } from '../../operations/reads/find.js';
import { runToResult } from '../../operations/reads/run-stream.js';
import { parseFindProjection } from '../../projection/find-projection.js';
import { compileFilter, requireFilter } from '../../query/compile-filter.js';
import { CursorReply, okReply } from '../../protocol/reply.js';
import type { CommandContext, Commands, CommandView } from '../command.js';
import type { CommandRequest } from '../command-request.js';
import { scopeOf } from './scoped-query.js';

/** Manual, "Query and Write Operation Commands": the commands that read. */
export const queryCommands: Commands = {
  count: {
    kind: 'read',
    fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
    run: async (request, context, view) => {
      const collection = view.catalogue.get(request.databaseName, request.collectionName);
      const query = readQuery(request, 'query', collection, context);
      if (!collection) return okReply({ n: 0 });
      return okReply({
        n: await runToResult(
          countDocuments(view, context.database, collection, query, context.operation),
          context.operation,
        ),
      });
    },
  },
  distinct: {
    kind: 'read',
    inTransaction: true,
    fields: ['key', 'query', 'collation', 'hint'],
    run: async (request, context, view) => {
      const collection = view.catalogue.get(request.databaseName, request.collectionName);
      const key = request.required('key', request.text('key'));
      const query = readQuery(request, 'query', collection, context);
      if (!collection) return okReply({ values: [] });
      return okReply({
        values: await runToResult(
          distinctValues(view, collection, key, query, context.operation),
          context.operation,
        ),
      });
    },
  },
  find: {
    kind: 'read',
    inTransaction: true,
    fields: [
      'filter',
      'sort',
      'projection',
      'hint',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'collation',
      'let',
      'allowDiskUse',
      'noCursorTimeout',
      'allowPartialResults',
      'tailable',
      'awaitData',
    ],
    refused: ['returnKey', 'showRecordId', 'min', 'max', 'oplogReplay', 'ntoreturn'],
    run: find,
  },
};

async function find(request: CommandRequest, context: CommandContext, view: CommandView) {
  if (request.flag('tailable'))
    throw mongoError(
      'BadValue',
      'error processing query: tailable cursor requested on non capped collection',
    );
  const collection = view.catalogue.get(request.databaseName, request.collectionName);
  const query = readQuery(request, 'filter', collection, context);
  const batchSize = request.count('batchSize') ?? FIRST_BATCH_SIZE;
  const stageStream = collection
    ? findDocuments(view, collection, query, context.operation)
    : checkedNothing(query);
  return openCursor(stageStream, request, context, view, batchSize);
}

/** Validates a query also if its collection does not exist. */
function checkedNothing({ filter, projection, expressions }: FindQuery): StreamStage<Buffer> {
  compileFilter(filter, { collation: expressions.collation, expressions });
  parseFindProjection(projection, expressions, filter);
  return [];
}

function readQuery(
  request: CommandRequest,
  filterField: string,
  collection: Collection | undefined,
  { operation }: CommandContext,
): FindQuery {
  const limit = request.count('limit');
  return {
    filter: requireFilter(request.get(filterField), filterField),
    sort: request.document('sort'),
    projection: request.document('projection'),
    skip: request.count('skip') ?? 0,
    // A limit of 0 means no limit.
    limit: limit === 0 ? undefined : limit,
    hint: request.get('hint'),
    expressions: scopeOf(operation, collection, {
      collation: request.document('collation'),
      variables: request.document('let'),
    }),
  };
}

/** The first batch of a cursor. The cursor stays open if there are more documents. */
export async function openCursor(
  stageStream: StreamStage<Buffer>,
  request: CommandRequest,
  { cursors, operation, session, transaction }: CommandContext,
  view: CommandView,
  batchSize: number,
  namespace = request.namespace,
): Promise<CursorReply> {
  const cursor = new StreamCursor(namespace, stageStream, view.retain(), !request.flag('noCursorTimeout'));
  const { documents, isExhausted } = await cursor.nextBatch(batchSize, operation);
  if (isExhausted || request.flag('singleBatch')) {
    cursor.close();
    return new CursorReply('firstBatch', documents, 0n, namespace);
  }
  const id = cursors.register(cursor, transaction ? session?.id : undefined);
  return new CursorReply('firstBatch', documents, id, namespace);
}

/** A cursor with all documents in the first batch, as for lists of collections and indexes. */
export function listCursor(namespace: string, documents: readonly BsonDocument[]): CursorReply {
  return new CursorReply('firstBatch', documents.map(encodeDocument), 0n, namespace);
}
