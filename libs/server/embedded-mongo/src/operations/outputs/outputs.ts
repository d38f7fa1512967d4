import type { Outputs } from '../../aggregation/stage.js';
import { show } from '../../bson/show.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../bson/value.js';
import { addCollection, removeCollection } from '../../catalogue/collection-changes.js';
import { addIndex } from '../../catalogue/index-builder.js';
import { indexDocument } from '../../catalogue/index-definition.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { mongoError, notSupported } from '../../errors/mongo-error.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { insertValue } from '../writes/insert.js';
import { mergeDocuments } from './merge.js';
import { readMergeOptions } from './merge-options.js';
import type { Operation } from '../operation.js';
import { readOutputTarget, type OutputTarget } from './output-target.js';

/** Executes `$out` and `$merge` of a command, in the same commit. */
export function outputsOf(
  work: UnitOfWork,
  databaseName: string,
  expressions: ExpressionContext,
  operation: Operation,
): Outputs {
  return {
    out: (target, documents) =>
      replaceCollection(work, readOutTarget(target, databaseName), documents, operation),
    merge: (specification, documents) =>
      mergeDocuments(work, readMergeOptions(specification, databaseName), documents, expressions, operation),
  };
}

function readOutTarget(target: BsonValue, databaseName: string): OutputTarget {
  if (isDocument(target)) {
    if (target.has('timeseries')) throw notSupported("$out option 'timeseries'");
    if (!target.has('db')) throw mongoError(40414, "BSON field '$out.db' is missing but a required field");
  }
  const found = readOutputTarget(target, databaseName, '$out');
  if (!found)
    throw mongoError(16990, `$out only supports a string or object argument, but found ${show(target)}`);
  return found;
}

/** Manual, "$out": keeps the indexes and options of the replaced collection. */
function replaceCollection(
  work: UnitOfWork,
  { database, collection }: OutputTarget,
  documents: readonly BsonDocument[],
  operation: Operation,
): void {
  const old = work.catalogue.get(database, collection);
  if (old) removeCollection(work, old);
  let replaced = addCollection(work, operation.ids, database, collection, old?.options);
  for (const index of old?.indexes ?? [])
    if (!index.isId) replaced = addIndex(work, operation.ids, replaced, indexDocument(index.definition));
  for (const document of documents) insertValue(work, replaced, document, operation);
}
