import { equalValues } from '../../bson/order/compare.js';
import { show } from '../../bson/show.js';
import { isArray, isDocument, type Maybe } from '../../bson/value.js';
import { removeIndex } from '../../catalogue/collection-changes.js';
import type { Collection } from '../../catalogue/collection.js';
import { addIndex } from '../../catalogue/index-builder.js';
import { indexDocument } from '../../catalogue/index-definition.js';
import type { Index } from '../../catalogue/index.js';
import type { ReadView, UnitOfWork } from '../../database/unit-of-work.js';
import { mongoError } from '../../errors/mongo-error.js';
import { okReply } from '../../protocol/reply.js';
import type { Command, CommandContext, Commands } from '../command.js';
import type { CommandRequest } from '../command-request.js';
import { listCursor } from '../queries/query-commands.js';
import { targetOf } from '../writes/write-commands.js';

const dropIndexes: Command = {
  kind: 'write',
  fields: ['index'],
  run: (request, _context, work) => {
    const collection = requireCollection(request, work);
    const wanted = request.required('index', request.get('index'));
    const dropped =
      wanted === '*' ? collection.indexes.filter(({ isId }) => !isId) : indexesOf(collection, wanted);
    if (dropped.some(({ isId }) => isId)) throw mongoError('InvalidOptions', 'cannot drop _id index');
    dropped.reduce((current, index) => removeIndex(work, current, index), collection);
    return okReply({ nIndexesWas: collection.indexes.length });
  },
};

/** Manual, "Administration Commands": indexes. */
export const indexCommands: Commands = {
  createIndexes: {
    kind: 'write',
    inTransaction: true,
    fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
    run: createIndexes,
  },
  deleteIndexes: dropIndexes,
  dropIndexes,
  listIndexes: {
    kind: 'read',
    fields: ['cursor'],
    run: (request, _context, view) => {
      const { indexes, namespace } = requireCollection(request, view);
      return listCursor(
        namespace,
        indexes.map(({ definition }) => indexDocument(definition)),
      );
    },
  },
};

function createIndexes(request: CommandRequest, context: CommandContext, work: UnitOfWork) {
  const specifications = request.required('indexes', request.array('indexes'));
  if (specifications.length === 0) throw mongoError('BadValue', 'Must specify at least one index to create');
  const existing = work.catalogue.get(request.databaseName, request.collectionName);
  const before = existing ?? targetOf(request, context, work);
  const after = specifications.reduce<Collection>((collection, specification) => {
    if (!isDocument(specification))
      throw mongoError(
        'TypeMismatch',
        `The elements of the 'indexes' array must be objects, but got ${show(specification)}`,
      );
    return addIndex(work, context.operation.ids, collection, specification);
  }, before);
  return okReply({
    numIndexesBefore: before.indexes.length,
    numIndexesAfter: after.indexes.length,
    createdCollectionAutomatically: existing === undefined,
    note: after.indexes.length === before.indexes.length ? 'all indexes already exist' : undefined,
  });
}

function requireCollection(request: CommandRequest, { catalogue }: ReadView): Collection {
  const collection = catalogue.get(request.databaseName, request.collectionName);
  if (!collection) throw mongoError('NamespaceNotFound', `ns does not exist: ${request.namespace}`);
  return collection;
}

function indexesOf(collection: Collection, wanted: Maybe): Index[] {
  return (isArray(wanted) ? wanted : [wanted]).map((one) => findIndex(collection, one));
}

function findIndex({ indexes }: Collection, wanted: Maybe): Index {
  const found = indexes.find(({ definition }) =>
    typeof wanted === 'string' ? definition.name === wanted : equalValues(definition.key, wanted),
  );
  if (found) return found;
  throw mongoError(
    'IndexNotFound',
    typeof wanted === 'string'
      ? `index not found with name [${wanted}]`
      : `can't find index with key: ${show(wanted)}`,
  );
}
