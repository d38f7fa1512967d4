import type { Collation } from '../bson/order/collation.js';
import type { BsonDocument, BsonValue, Maybe } from '../bson/value.js';
import type { ExpressionContext } from '../expression/expression.js';

/** Details of a match: the array position that `$` denotes in updates and projections. */
export type MatchDetails = { arrayIndex?: number };

/** A compiled filter, or a part of one. */
export type Predicate = (document: BsonDocument, details: MatchDetails) => boolean;

/** Tests one value at a path. `undefined` means a missing value. */
export type ValueTest = (value: Maybe, details: MatchDetails) => boolean;

export type FilterOptions = {
  readonly collation?: Collation | undefined;
  /** The context for `$expr`. Without it `$expr` is rejected. */
  readonly expressions?: ExpressionContext | undefined;
};

/** A field of a filter, as its operators see it. */
export type FilteredField = {
  readonly path: string;
  /** All operators on this field. `$regex` looks up its `$options` here. */
  readonly operators: BsonDocument;
  readonly collation: Collation | undefined;
  /** Milliseconds since 1970 at which the command fails (`maxTimeMS`). */
  readonly deadline: number | undefined;
  /** Tests each element of an array at the end of the path, and then the array itself. */
  anyValue(test: ValueTest): Predicate;
  /** Tests the value at the end of the path as a whole. */
  wholeValue(test: ValueTest): Predicate;
  /** Compiles operators on the same field, for `$not`. */
  compileOperators(operators: BsonDocument): Predicate;
  /** Compiles a filter on the documents of an array, for `$elemMatch`. */
  compileFilter(filter: BsonDocument): Predicate;
  /** Compiles operators on the elements of an array, for `$elemMatch`. */
  compileElementTest(operators: BsonDocument): (element: BsonValue) => boolean;
};

/**
 * A query operator on a field: validates its argument and returns the test. Returns undefined if the operator only
 * modifies another operator.
 */
export type FieldOperator = (
  argument: BsonValue,
  field: FilteredField,
  name: string,
) => Predicate | undefined;
export type FieldOperators = Readonly<Record<string, FieldOperator>>;
