import type { Collation } from '../bson/collation.js';
import type { BsonDocument, BsonValue, Maybe, Timestamp } from '../bson/value.js';

/** A compiled aggregation expression (manual, "Expressions"): its value for a document, or nothing where it is missing. */
export type Expression = (root: BsonDocument) => Maybe;

/**
 * A variable is a box that is filled just before what uses it is evaluated. Evaluation is synchronous and a compiled
 * expression is used by one command at a time, so a box never holds two values at once.
 */
export type Variable = { value: Maybe };
export type Variables = ReadonlyMap<string, Variable>;

/** What an expression may depend on beside its document. */
export type ExpressionContext = {
  readonly collation?: Collation | undefined;
  /** `$$NOW`: the same instant for a whole command. */
  readonly now: Date;
  /** `$$CLUSTER_TIME` */
  readonly clusterTime: Timestamp;
  readonly variables: Variables;
};

/** Compiles the arguments of an operator, under the operator's own variables where it declares some. */
export type ExpressionCompiler = {
  readonly context: ExpressionContext;
  compile(specification: BsonValue): Expression;
  withVariables(declared: Readonly<Record<string, Variable>>): ExpressionCompiler;
};

/** An expression operator: checks and compiles its argument. */
export type ExpressionOperator = (
  argument: BsonValue,
  compiler: ExpressionCompiler,
  name: string,
) => Expression;

export type ExpressionOperators = Readonly<Record<string, ExpressionOperator>>;
