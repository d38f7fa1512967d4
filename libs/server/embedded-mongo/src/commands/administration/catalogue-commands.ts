import { smallChange } from '../../changes/change-event.js';
import { documentOf } from '../../bson/document-literal.js';
import { equalValues } from '../../bson/order/compare.js';
import { isDocument, type BsonDocument } from '../../bson/value.js';
import { addCollection, removeCollection, renameCollection } from '../../catalogue/collection-changes.js';
import type { Collection } from '../../catalogue/collection.js';
import { indexDocument } from '../../catalogue/index-definition.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { Operation } from '../../operations/operation.js';
import { compileFilter } from '../../query/compile-filter.js';
import { okReply } from '../../protocol/reply.js';
import type { CommandContext, Commands } from '../command.js';
import type { CommandRequest } from '../command-request.js';
import { listCursor } from '../queries/query-commands.js';
import { scopeOf } from '../queries/scoped-query.js';

/** Manual, "Administration Commands": databases and collections. */
export const catalogueCommands: Commands = {
  create: {
    kind: 'write',
    inTransaction: true,
    fields: ['collation', 'idIndex', 'storageEngine', 'indexOptionDefaults', 'autoIndexId', 'flags'],
    refused: [
      'capped',
      'changeStreamPreAndPostImages',
      'clusteredIndex',
      'encryptedFields',
      'expireAfterSeconds',
      'max',
      'pipeline',
      'size',
      'timeseries',
      'validationAction',
      'validationLevel',
      'validator',
      'viewOn',
    ],
    run: (request, { operation }, work) => {
      const collation = request.document('collation');
      const options: BsonDocument = collation ? new Map([['collation', collation]]) : new Map();
      const existing = work.catalogue.get(request.databaseName, request.collectionName);
      if (!existing)
        addCollection(work, operation.ids, request.databaseName, request.collectionName, options);
      else if (!equalValues(existing.options, options))
        throw mongoError(
          'NamespaceExists',
          `namespace ${existing.namespace} already exists, but with different options`,
        );
      return okReply();
    },
  },
  drop: {
    kind: 'write',
    fields: [],
    run: (request, { operation }, work) => {
      const collection = work.catalogue.get(request.databaseName, request.collectionName);
      if (!collection) return okReply();
      dropCollection(work, collection, operation);
      return okReply({ nIndexesWas: collection.indexes.length, ns: collection.namespace });
    },
  },
  dropDatabase: {
    kind: 'write',
    fields: [],
    run: (request, { operation }, work) => {
      const { databaseName } = request;
      const collections = work.catalogue.of(databaseName);
      for (const collection of collections) dropCollection(work, collection, operation);
      if (collections.length === 0) return okReply();
      operation.announce(work, smallChange({ kind: 'dropDatabase', database: databaseName, collection: '' }));
      return okReply({ dropped: databaseName });
    },
  },
  listCollections: {
    kind: 'read',
    fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
    run: (request, context, view) => {
      const all = view.catalogue.of(request.databaseName).map(collectionDocument);
      const wanted = filtered(all, request, context);
      const shown = request.flag('nameOnly') ? wanted.map(nameOnly) : wanted;
      return listCursor(`${request.databaseName}.$cmd.listCollections`, shown);
    },
  },
  listDatabases: {
    kind: 'read',
    fields: ['filter', 'nameOnly', 'authorizedDatabases'],
    run: (request, context, view) => {
      const all = view.catalogue.databases().map((name) => documentOf({ name, sizeOnDisk: 0, empty: false }));
      const databases = filtered(all, request, context);
      if (request.flag('nameOnly'))
        return okReply({
          databases: databases.map((database) => documentOf({ name: database.get('name') })),
        });
      return okReply({ databases, totalSize: 0, totalSizeMb: 0 });
    },
  },
  renameCollection: {
    kind: 'write',
    fields: ['to', 'dropTarget'],
    run: rename,
  },
};

function dropCollection(work: UnitOfWork, collection: Collection, operation: Operation): void {
  removeCollection(work, collection);
  operation.announce(
    work,
    smallChange({
      kind: 'drop',
      database: collection.database,
      collection: collection.name,
    }),
  );
}

function collectionDocument(collection: Collection): BsonDocument {
  const [idIndex] = collection.indexes;
  return documentOf({
    name: collection.name,
    type: 'collection',
    options: collection.options,
    info: { readOnly: false, uuid: collection.uuid },
    idIndex: idIndex && indexDocument(idIndex.definition),
  });
}

function nameOnly(collection: BsonDocument): BsonDocument {
  return documentOf({ name: collection.get('name'), type: collection.get('type') });
}

function filtered(
  documents: readonly BsonDocument[],
  request: CommandRequest,
  { operation }: CommandContext,
): readonly BsonDocument[] {
  const filter = request.document('filter');
  if (!isDocument(filter)) return documents;
  const expressions = scopeOf(operation, undefined, { collation: undefined });
  const matches = compileFilter(filter, { expressions });
  return documents.filter((document) => matches(document, {}));
}

function rename(request: CommandRequest, { operation }: CommandContext, work: UnitOfWork) {
  const from = splitNamespace(request.required('renameCollection', request.text('renameCollection')));
  const to = splitNamespace(request.required('to', request.text('to')));
  const collection = work.catalogue.get(from.database, from.collection);
  if (!collection)
    throw mongoError(
      'NamespaceNotFound',
      `Source collection ${from.database}.${from.collection} does not exist`,
    );
  if (from.database === to.database && from.collection === to.collection)
    throw mongoError('IllegalOperation', "Can't rename a collection to itself");
  const target = work.catalogue.get(to.database, to.collection);
  if (target && !request.flag('dropTarget')) throw mongoError('NamespaceExists', 'target namespace exists');
  if (target) dropCollection(work, target, operation);
  renameCollection(work, collection, to.database, to.collection);
  operation.announce(work, smallChange({ kind: 'rename', ...from, to }));
  return okReply();
}

function splitNamespace(namespace: string): { database: string; collection: string } {
  const dot = namespace.indexOf('.');
  if (dot <= 0 || dot === namespace.length - 1)
    throw mongoError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  return { database: namespace.slice(0, dot), collection: namespace.slice(dot + 1) };
}
