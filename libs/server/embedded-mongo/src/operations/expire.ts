import { documentOf } from '../bson/document-literal.js';
import type { Collection } from '../catalogue/collection.js';
import type { Index } from '../catalogue/index.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { deleteDocuments } from './writes/delete.js';
import { expressionScope } from './expression-scope.js';
import type { Operation } from './operation.js';
import { runAtOnce } from './reads/run-stream.js';

/** Maximum number of documents deleted in one round, so that other commands do not wait noticeably. */
const DOCUMENTS_A_ROUND = 5000;

/**
 * Deletes expired documents (manual, "TTL Indexes").
 *
 * @returns the number of deleted documents
 */
export function expireDocuments(work: UnitOfWork, operation: Operation): number {
  let deleted = 0;
  for (const collection of work.catalogue.all())
    for (const index of collection.indexes)
      if (deleted < DOCUMENTS_A_ROUND)
        deleted += expireByIndex(work, collection, index, DOCUMENTS_A_ROUND - deleted, operation);
  return deleted;
}

function expireByIndex(
  work: UnitOfWork,
  collection: Collection,
  index: Index,
  limit: number,
  operation: Operation,
): number {
  const { expireAfterSeconds, partialFilter, name } = index.definition;
  const [path] = index.dottedPaths;
  if (expireAfterSeconds === undefined || path === undefined) return 0;
  const expired = new Date(operation.now.getTime() - expireAfterSeconds * 1000);
  const due = new Map([[path, documentOf({ $lte: expired })]]);
  const filter = partialFilter ? documentOf({ $and: [due, partialFilter] }) : due;
  const expressions = expressionScope(operation, index.definition.collation);
  return runAtOnce(
    deleteDocuments(work, collection, { filter, limit, hint: name, expressions }, operation),
    operation,
  );
}
