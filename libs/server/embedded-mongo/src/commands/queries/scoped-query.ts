import type { BsonDocument } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { ExpressionContext } from '../../expression/expression.js';
import { effectiveCollation, expressionScope } from '../../operations/expression-scope.js';
import type { Operation } from '../../operations/operation.js';

/** What the expressions of a command, or of one of its statements, can access: its collation and its variables. */
export function scopeOf(
  operation: Operation,
  collection: Collection | undefined,
  { collation, variables }: { collation: BsonDocument | undefined; variables?: BsonDocument | undefined },
): ExpressionContext {
  return expressionScope(operation, effectiveCollation(collation, collection), variables);
}
