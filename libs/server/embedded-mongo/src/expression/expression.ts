import type { Collation } from '../bson/order/collation.js';
import type { BsonDocument, BsonValue, Maybe, Timestamp } from '../bson/value.js';

/**
 * A compiled aggregation expression (manual, "Expressions"): returns its value for a document, or undefined if missing.
 */
export type Expression = (root: BsonDocument) => Maybe;

/**
 * A mutable variable, set just before the expression that uses it is evaluated. Evaluation is synchronous and one
 * command at a time uses a compiled expression, so a variable never needs two values at once.
 */
export type Variable = { value: Maybe };
export type Variables = ReadonlyMap<string, Variable>;

/** What an expression may use besides its document. */
export type ExpressionContext = {
  readonly collation?: Collation | undefined;
  /** `$$NOW`: the same instant for the whole command. */
  readonly now: Date;
  /** `$$CLUSTER_TIME` */
  readonly clusterTime: Timestamp;
  readonly variables: Variables;
  /** Milliseconds since 1970 at which the command fails (`maxTimeMS`). */
  readonly deadline?: number | undefined;
};

/** Compiles the arguments of an operator, in the scope of the variables that the operator declares. */
export type ExpressionCompiler = {
  readonly context: ExpressionContext;
  compile(specification: BsonValue): Expression;
  withVariables(declared: Readonly<Record<string, Variable>>): ExpressionCompiler;
};

/** An expression operator: validates and compiles its argument. */
export type ExpressionOperator = (
  argument: BsonValue,
  compiler: ExpressionCompiler,
  name: string,
) => Expression;

export type ExpressionOperators = Readonly<Record<string, ExpressionOperator>>;
