import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import { documentOf } from '../bson/document-literal.js';
import { isArray, isDocument, type BsonDocument, type BsonValue } from '../bson/value.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import { fieldOperators } from './field-operators.js';
import { logicalOperators } from './logical-operators.js';
import { isOperatorDocument, isReferenceField } from './operator-document.js';
import { walkPath } from './path-walk.js';
import type { FilteredField, FilterOptions, Predicate, ValueTest } from './predicate.js';

/** Operators that MongoDB has and this server rejects: scripts, text and schemas. */
export const REFUSED_FILTERS = [
  ...['$where', '$text', '$jsonSchema'],
  ...['$alwaysFalse', '$alwaysTrue', '$sampleRate'],
];

/**
 * Compiles a filter (manual, "Query Predicates").
 *
 * @throws MongoError 2 BadValue for an unknown operator, 238 for an unsupported one, or the operator's own code
 */
export function compileFilter(filter: BsonDocument, options: FilterOptions = {}): Predicate {
  return allOf([...filter].map(([name, value]) => compileEntry(name, value, options)));
}

function compileEntry(name: string, value: BsonValue, options: FilterOptions): Predicate {
  if (name.startsWith('$') && !isReferenceField(name)) return compileLogical(name, value, options);
  if (isOperatorDocument(value)) return compileOperators(name, value, options);
  return compileOperators(
    name,
    documentOf(isRegularExpression(value) ? { $regex: value } : { $eq: value }),
    options,
  );
}

function compileLogical(name: string, argument: BsonValue, options: FilterOptions): Predicate {
  if (REFUSED_FILTERS.includes(name)) throw notSupported(name);
  const operator = Object.hasOwn(logicalOperators, name) ? logicalOperators[name] : undefined;
  if (!operator)
    throw mongoError(
      'BadValue',
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  return operator(argument, options, compileFilter, name);
}

/** Elements that `$elemMatch` tests by operators are not expanded if they are arrays themselves. */
type FieldOptions = FilterOptions & { readonly opaqueArrays?: boolean };

function compileOperators(path: string, operators: BsonDocument, options: FieldOptions): Predicate {
  const field = createField(path, operators, options);
  const tests: Predicate[] = [];
  for (const [name, argument] of operators) {
    const operator = Object.hasOwn(fieldOperators, name) ? fieldOperators[name] : undefined;
    if (!operator) throw mongoError('BadValue', `unknown operator: ${name}`);
    const test = operator(argument, field, name);
    if (test) tests.push(test);
  }
  return allOf(tests);
}

function allOf(tests: readonly Predicate[]): Predicate {
  const [first] = tests;
  if (!first) return () => true;
  if (tests.length === 1) return first;
  return (document, details) => tests.every((test) => test(document, details));
}

function createField(path: string, operators: BsonDocument, options: FieldOptions): FilteredField {
  const { collation, expressions } = options;
  const filterOptions: FilterOptions = { collation, expressions };
  return {
    path,
    operators,
    collation,
    deadline: expressions?.deadline,
    anyValue: (test) => reach(path, !options.opaqueArrays, test),
    wholeValue: (test) => reach(path, false, test),
    compileOperators: (inner) => compileOperators(path, inner, options),
    compileFilter: (filter) => compileFilter(filter, filterOptions),
    compileElementTest: (inner) => {
      const test = compileOperators('', inner, { ...options, opaqueArrays: true });
      return (element) => test(new Map([['', element]]), {});
    },
  };
}

function reach(path: string, expand: boolean, test: ValueTest): Predicate {
  if (path.includes('.')) {
    const walk = { path: path.split('.'), expand, test };
    return (document, details) => walkPath(document, walk, details);
  }
  if (!expand) return (document, details) => test(document.get(path), details);
  return (document, details) => {
    const value = document.get(path);
    const index = isArray(value) ? value.findIndex((element) => test(element, details)) : -1;
    if (index < 0) return test(value, details);
    details.arrayIndex = index;
    return true;
  };
}

/** The filter of a command: a document, or undefined, which matches everything. */
export function requireFilter(filter: BsonValue | undefined, name: string): BsonDocument {
  if (filter === undefined || filter === null) return new Map();
  if (!isDocument(filter)) throw mongoError('TypeMismatch', `Expected field ${name} to be of type object`);
  return filter;
}
