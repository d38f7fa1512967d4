import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import { isArray, isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { isTrue } from '../bson/truth.js';
import { mongoError } from '../errors/mongo-error.js';
import { isOperatorDocument } from '../query/operator-document.js';

const OPERATORS = ['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type', '$exists'];

/**
 * Rejects filters that a partial index does not support (manual, "Partial Indexes").
 *
 * @throws MongoError 67 CannotCreateIndex
 */
export function checkPartialFilter(filter: BsonDocument): void {
  for (const [name, value] of filter) {
    if (name === '$and' || name === '$or') checkClauses(name, value);
    else if (name.startsWith('$')) throw unsupported(name);
    else if (isRegularExpression(value)) throw unsupported('$regex');
    else if (isOperatorDocument(value)) checkOperators(value);
  }
}

function checkClauses(name: string, clauses: BsonValue): void {
  if (!isArray(clauses)) throw unsupported(name);
  for (const clause of clauses) {
    if (!isDocument(clause)) throw unsupported(name);
    checkPartialFilter(clause);
  }
}

function checkOperators(operators: BsonDocument): void {
  for (const [name, argument] of operators) {
    if (!OPERATORS.includes(name)) throw unsupported(name);
    if (name === '$exists' && !isTrue(argument)) throw unsupported('$exists: false');
  }
}

function unsupported(what: string) {
  return mongoError('CannotCreateIndex', `Expression not supported in partial index: ${what}`);
}
