import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import {
  cloneValue,
  isArray,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { isOperatorDocument } from '../query/operator-document.js';

/**
 * The initial document of an upsert: the fields that the filter requires to equal a value (manual, "Upsert Behavior").
 *
 * @throws MongoError 54 NotSingleValueField if the filter gives a field two values
 */
export function upsertSeed(filter: BsonDocument): BsonDocument {
  const seed: BsonDocument = new Map();
  for (const [path, value] of equalities(filter)) plant(seed, path, value);
  return seed;
}

function equalities(filter: BsonDocument): Map<string, BsonValue> {
  const found = new Map<string, BsonValue>();
  collect(filter, found);
  return found;
}

function collect(filter: BsonDocument, found: Map<string, BsonValue>): void {
  for (const [name, value] of filter) {
    if (isArray(value) && (name === '$and' || (name === '$or' && value.length === 1))) {
      for (const clause of value) if (isDocument(clause)) collect(clause, found);
      continue;
    }
    const equal = name.startsWith('$') ? undefined : equalityOf(value);
    if (equal === undefined) continue;
    if (found.has(name))
      throw mongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${name}' is matched twice`,
      );
    found.set(name, equal);
  }
}

function equalityOf(condition: BsonValue): Maybe {
  if (isRegularExpression(condition)) return undefined;
  if (!isOperatorDocument(condition)) return condition;
  if (condition.has('$eq')) return condition.get('$eq');
  for (const name of ['$all', '$in']) {
    const values = condition.get(name);
    if (
      isArray(values) &&
      values.length === 1 &&
      !isRegularExpression(values[0]) &&
      !isOperatorDocument(values[0])
    )
      return values[0];
  }
  return undefined;
}

function plant(seed: BsonDocument, path: string, value: BsonValue): void {
  const components = path.split('.');
  const name = components.pop() as string;
  let current = seed;
  for (const component of components) {
    const inner: BsonValue = current.get(component) ?? new Map();
    if (!isDocument(inner))
      throw mongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, both paths '${path}' and '${component}' are matched`,
      );
    current.set(component, inner);
    current = inner;
  }
  if (current.has(name))
    throw mongoError(
      'NotSingleValueField',
      `cannot infer query fields to set, path '${path}' is matched twice`,
    );
  current.set(name, cloneValue(value));
}
