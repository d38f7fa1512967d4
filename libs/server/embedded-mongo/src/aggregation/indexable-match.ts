import { documentOf } from '../bson/document-literal.js';
import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import {
  isArray,
  isDocument,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../bson/value.js';
import type { Variables } from '../expression/expression.js';

/**
 * Extracts the part of the `$match` at the start of a sub-pipeline that an index can serve: plain conditions, and
 * comparisons of a field with a variable inside `$expr`. The stage itself still tests the whole condition.
 *
 * @returns a function that builds the filter from the current values of the variables
 */
export function indexableMatch(stage: Maybe, variables: Variables): () => BsonDocument {
  const match = isDocument(stage) ? stage.get('$match') : undefined;
  if (!isDocument(match)) return () => new Map();
  const plain = new Map([...match].filter(([name]) => !name.startsWith('$')));
  const comparisons = equalitiesOf(match.get('$expr')).flatMap((operands) =>
    fieldAndVariable(operands, variables),
  );
  if (comparisons.length === 0) return () => plain;
  return () => {
    const filters = comparisons.flatMap(({ field, value }) => equality(field, value()));
    return documentOf({ $and: [plain, ...filters] });
  };
}

function equalitiesOf(expression: Maybe): BsonArray[] {
  if (!isDocument(expression)) return [];
  const operands = expression.get('$eq');
  if (isArray(operands) && operands.length === 2) return [operands];
  const clauses = expression.get('$and');
  return isArray(clauses) ? clauses.flatMap(equalitiesOf) : [];
}

type Comparison = { readonly field: string; readonly value: () => Maybe };

function fieldAndVariable([left, right]: BsonArray, variables: Variables): Comparison[] {
  for (const [field, name] of [
    [left, right],
    [right, left],
  ] as const) {
    if (!isFieldPath(field) || typeof name !== 'string' || !name.startsWith('$$')) continue;
    const variable = variables.get(name.slice(2));
    if (variable) return [{ field: field.slice(1), value: () => variable.value }];
  }
  return [];
}

function isFieldPath(value: Maybe): value is string {
  return typeof value === 'string' && /^\$[^$]/.test(value);
}

/** True only for a value for which a filter finds at least everything that the expression finds. */
function equality(field: string, value: Maybe): BsonDocument[] {
  if (value === undefined || isArray(value) || isRegularExpression(value)) return [];
  return [new Map<string, BsonValue>([[field, documentOf({ $eq: value })]])];
}
