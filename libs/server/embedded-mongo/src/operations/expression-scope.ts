import { collationOf, type Collation } from '../bson/order/collation.js';
import type { BsonDocument, Maybe } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import { compileExpression, withVariables } from '../expression/compile-expression.js';
import type { ExpressionContext, Variable } from '../expression/expression.js';
import { checkVariableName } from '../expression/variable-name.js';
import type { Operation } from './operation.js';

/** The collation of a command: its own, or that of its collection. */
export function effectiveCollation(
  requested: BsonDocument | undefined,
  collection: Collection | undefined,
): Collation | undefined {
  return requested ? collationOf(requested) : collection?.collation;
}

/** What expressions can use in a command: its time, its collation and the variables of its `let`. */
export function expressionScope(
  operation: Operation,
  collation: Collation | undefined,
  variables: BsonDocument = new Map(),
): ExpressionContext {
  const bare: ExpressionContext = {
    collation,
    now: operation.now,
    clusterTime: operation.clusterTime,
    variables: new Map(),
    deadline: operation.deadline,
  };
  const declared: Record<string, Variable> = {};
  for (const [name, value] of variables) {
    checkVariableName(name);
    const constant: Maybe = compileExpression(value, bare)(new Map());
    declared[name] = { value: constant };
  }
  return withVariables(bare, declared);
}
