import { encodeDocument } from '../bson/encode.js';
import type { BsonDocument } from '../bson/value.js';
import { FIRST_BATCH_SIZE } from '../cursors/cursor.js';
import { FlowCursor } from '../cursors/flow-cursor.js';
import type { Collection } from '../catalogue/collection.js';
import { mongoError } from '../errors/mongo-error.js';
import type { Flow } from '../flow/flow.js';
import { countDocuments } from '../operations/count.js';
import { distinctValues } from '../operations/distinct.js';
import { findDocuments, type FindQuery } from '../operations/find.js';
import { runToResult } from '../operations/run-flow.js';
import { parseFindProjection } from '../projection/find-projection.js';
import { compileFilter, requireFilter } from '../query/compile-filter.js';
import { CursorReply, okReply } from '../wire/reply.js';
import type { CommandContext, Commands, CommandView } from './command.js';
import type { CommandRequest } from './command-request.js';
import { scopeOf } from './scoped-query.js';

/** Manual, "Query and Write Operation Commands": those that read. */
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
  const flow = collection ? findDocuments(view, collection, query, context.operation) : checkedNothing(query);
  return openCursor(flow, request, context, view, batchSize);
}

/** What is wrong with a query is an error also where there is no collection. */
function checkedNothing({ filter, projection, expressions }: FindQuery): Flow<Buffer> {
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
    // A limit of 0 is none.
    limit: limit === 0 ? undefined : limit,
    hint: request.get('hint'),
    expressions: scopeOf(operation, collection, {
      collation: request.document('collation'),
      variables: request.document('let'),
    }),
  };
}

/** The first batch of a cursor, which is kept when there is more. */
export async function openCursor(
  flow: Flow<Buffer>,
  request: CommandRequest,
  { cursors, operation, session, transaction }: CommandContext,
  view: CommandView,
  batchSize: number,
  namespace = request.namespace,
): Promise<CursorReply> {
  const cursor = new FlowCursor(namespace, flow, view.keep(), !request.flag('noCursorTimeout'));
  const { documents, isExhausted } = await cursor.nextBatch(batchSize, operation);
  if (isExhausted || request.flag('singleBatch')) {
    cursor.close();
    return new CursorReply('firstBatch', documents, 0n, namespace);
  }
  const id = cursors.register(cursor, transaction ? session?.id : undefined);
  return new CursorReply('firstBatch', documents, id, namespace);
}

/** A cursor whose documents are all in the first batch, as lists of the catalogue have it. */
export function listCursor(namespace: string, documents: readonly BsonDocument[]): CursorReply {
  return new CursorReply('firstBatch', documents.map(encodeDocument), 0n, namespace);
}
