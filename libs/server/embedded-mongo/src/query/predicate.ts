import type { Collation } from '../bson/collation.js';
import type { BsonDocument, BsonValue, Maybe } from '../bson/value.js';
import type { ExpressionContext } from '../expression/expression.js';

/** What a match found out beside yes: the array position that `$` stands for in updates and projections. */
export type MatchDetails = { arrayIndex?: number };

/** A compiled filter, or a part of one. */
export type Predicate = (document: BsonDocument, details: MatchDetails) => boolean;

/** A test of one value that a path leads to; `undefined` where it leads nowhere. */
export type ValueTest = (value: Maybe, details: MatchDetails) => boolean;

export type FilterOptions = {
  readonly collation?: Collation | undefined;
  /** What `$expr` needs; without it `$expr` is refused. */
  readonly expressions?: ExpressionContext | undefined;
};

/** A field of a filter, for the operators that test it. */
export type FilteredField = {
  readonly path: string;
  /** All operators on this field: `$regex` looks for its `$options` here. */
  readonly operators: BsonDocument;
  readonly collation: Collation | undefined;
  /** Tests each element of an array at the end of the path, and then the array itself. */
  anyValue(test: ValueTest): Predicate;
  /** Tests what is at the end of the path as a whole. */
  wholeValue(test: ValueTest): Predicate;
  /** Operators on the same field, as `$not` holds them. */
  compileOperators(operators: BsonDocument): Predicate;
  /** A filter on the documents of an array, as `$elemMatch` holds it. */
  compileFilter(filter: BsonDocument): Predicate;
  /** Operators on the elements of an array themselves. */
  compileElementTest(operators: BsonDocument): (element: BsonValue) => boolean;
};

/** A query operator on a field: checks its argument and makes the test; nothing where it only accompanies another. */
export type FieldOperator = (
  argument: BsonValue,
  field: FilteredField,
  name: string,
) => Predicate | undefined;
export type FieldOperators = Readonly<Record<string, FieldOperator>>;
