import { nestedField } from '../../aggregation/nested-field.js';
import { documentOf } from '../../bson/document-literal.js';
import { isArray, isNullish, ObjectId, type BsonDocument, type BsonValue } from '../../bson/value.js';
import { addCollection } from '../../catalogue/collection-changes.js';
import type { Collection } from '../../catalogue/collection.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression, withVariables } from '../../expression/compile-expression.js';
import type { ExpressionContext, Variable } from '../../expression/expression.js';
import { insertValue } from '../writes/insert.js';
import type { MergeOptions } from './merge-options.js';
import type { Operation } from '../operation.js';
import { runAtOnce } from '../reads/run-stream.js';
import { updateDocuments } from '../writes/update.js';

/**
 * Merges documents into a collection, one by one (manual, "$merge").
 *
 * @throws MongoError 51183 if the joining fields have no unique index, 13113 if a document should match and none does,
 *   or
 * the code of the write that fails
 */
export function mergeDocuments(
  work: UnitOfWork,
  options: MergeOptions,
  documents: readonly BsonDocument[],
  expressions: ExpressionContext,
  operation: Operation,
): void {
  const { database, collection: name } = options.into;
  const target = work.catalogue.get(database, name) ?? addCollection(work, operation.ids, database, name);
  requireUniqueIndex(target, options.on);
  for (const document of documents) mergeDocument(work, target, options, document, expressions, operation);
}

/** At most one document can match, because the index is unique. */
function requireUniqueIndex(target: Collection, on: readonly string[]): void {
  const wanted = [...on].sort().join();
  const found = target.indexes.some(
    ({ isUnique, dottedPaths, definition }) =>
      isUnique &&
      !definition.partialFilter &&
      !definition.sparse &&
      [...dottedPaths].sort().join() === wanted,
  );
  if (!found)
    throw mongoError(51183, `Cannot find index to verify that join fields will be unique: ${on.join(', ')}`);
}

function mergeDocument(
  work: UnitOfWork,
  target: Collection,
  { on, whenMatched, whenNotMatched, variables }: MergeOptions,
  source: BsonDocument,
  expressions: ExpressionContext,
  operation: Operation,
): void {
  const document = on.includes('_id') ? withOwnId(source) : source;
  const filter = new Map(on.map((path) => [path, documentOf({ $eq: joiningValue(document, path) })]));
  if (whenMatched === 'fail') return void insertValue(work, target, document, operation);

  const { matched } = runAtOnce(
    updateDocuments(
      work,
      target,
      {
        filter,
        update: updateOf(whenMatched, document),
        multi: false,
        upsert: whenNotMatched === 'insert' && !isArray(whenMatched),
        arrayFilters: undefined,
        hint: undefined,
        expressions: withVariables(
          { ...expressions, collation: target.collation },
          variablesFor(variables, document, expressions),
        ),
      },
      operation,
    ),
    operation,
  );
  if (matched > 0 || whenNotMatched === 'discard') return;
  if (whenNotMatched === 'fail')
    throw mongoError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  if (isArray(whenMatched)) insertValue(work, target, document, operation);
}

function withOwnId(document: BsonDocument): BsonDocument {
  return document.has('_id') ? document : new Map<string, BsonValue>([['_id', new ObjectId()], ...document]);
}

function joiningValue(document: BsonDocument, path: string): BsonValue {
  const value = nestedField(document, path.split('.'));
  if (isNullish(value) || isArray(value))
    throw mongoError(
      51132,
      `$merge write error: 'on' field '${path}' cannot be missing, null, undefined or an array`,
    );
  return value;
}

function updateOf(
  whenMatched: Exclude<MergeOptions['whenMatched'], 'fail'>,
  document: BsonDocument,
): BsonValue {
  if (isArray(whenMatched)) return whenMatched;
  if (whenMatched === 'replace') return document;
  return documentOf({ [whenMatched === 'merge' ? '$set' : '$setOnInsert']: document });
}

function variablesFor(
  variables: BsonDocument,
  document: BsonDocument,
  expressions: ExpressionContext,
): Record<string, Variable> {
  const declared: Record<string, Variable> = {};
  for (const [name, value] of variables)
    declared[name] = { value: compileExpression(value, expressions)(document) };
  return declared;
}
