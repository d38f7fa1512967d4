import { isArray, isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import { isTrue } from '../bson/truth.js';
import type { FilterOptions, Predicate } from './predicate.js';

type Compile = (filter: BsonDocument, options: FilterOptions) => Predicate;
type LogicalOperator = (
  argument: BsonValue,
  options: FilterOptions,
  compile: Compile,
  name: string,
) => Predicate;

/** Manual, "Logical Query Operators", and the other operators at the level of fields. */
export const logicalOperators: Readonly<Record<string, LogicalOperator>> = {
  $and: (argument, options, compile, name) => {
    const clauses = compileClauses(argument, options, compile, name);
    return (document, details) => clauses.every((clause) => clause(document, details));
  },
  $comment: () => () => true,
  $expr: (argument, options) => {
    if (!options.expressions) throw mongoError('BadValue', '$expr is not allowed in this context');
    const expression = compileExpression(argument, options.expressions);
    return (document) => isTrue(expression(document));
  },
  $nor: (argument, options, compile, name) => {
    const clauses = compileClauses(argument, options, compile, name);
    return (document) => !clauses.some((clause) => clause(document, {}));
  },
  $or: (argument, options, compile, name) => {
    const clauses = compileClauses(argument, options, compile, name);
    return (document, details) => clauses.some((clause) => clause(document, details));
  },
};

function compileClauses(
  argument: BsonValue,
  options: FilterOptions,
  compile: Compile,
  name: string,
): readonly Predicate[] {
  if (!isArray(argument)) throw mongoError('BadValue', `${name} must be an array`);
  if (argument.length === 0) throw mongoError('BadValue', `${name} argument must be a non-empty array`);
  return argument.map((clause) => {
    if (!isDocument(clause)) throw mongoError('BadValue', '$or/$and/$nor entries need to be full objects');
    return compile(clause, options);
  });
}
