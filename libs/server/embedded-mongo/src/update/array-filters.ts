import { show } from '../bson/show.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../query/compile-filter.js';
import type { FilterOptions } from '../query/predicate.js';
import type { ArrayFilters } from './update-operator.js';

const LOGICAL = ['$and', '$or', '$nor'];

/**
 * Parses `arrayFilters` (manual, "$[<identifier>]"): each is a filter on one identifier.
 *
 * @throws MongoError 9 FailedToParse or 2 BadValue
 */
export function compileArrayFilters(filters: Maybe, options: FilterOptions): ArrayFilters {
  const compiled = new Map<string, (element: BsonValue) => boolean>();
  if (filters === undefined) return compiled;
  if (!isArray(filters))
    throw mongoError('TypeMismatch', "BSON field 'arrayFilters' is the wrong type, expected type 'array'");
  for (const filter of filters) {
    if (!isDocument(filter))
      throw mongoError('TypeMismatch', `arrayFilters must hold documents, found ${show(filter)}`);
    const identifier = identifierOf(filter);
    if (compiled.has(identifier))
      throw mongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${identifier}`,
      );
    const matches = compileFilter(filter, options);
    compiled.set(identifier, (element) => matches(new Map([[identifier, element]]), {}));
  }
  return compiled;
}

function identifierOf(filter: BsonDocument): string {
  const identifiers = [...new Set(identifiersOf(filter))];
  const [identifier] = identifiers;
  if (identifier === undefined)
    throw mongoError(
      'FailedToParse',
      'Cannot use an expression without a top-level field name in arrayFilters',
    );
  if (identifiers.length > 1)
    throw mongoError(
      'FailedToParse',
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${identifiers[0]}' and '${identifiers[1]}'`,
    );
  if (!/^[a-z][A-Za-z0-9]*$/.test(identifier))
    throw mongoError(
      'BadValue',
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
    );
  return identifier;
}

function identifiersOf(filter: BsonDocument): string[] {
  return [...filter].flatMap(([name, value]) => {
    if (LOGICAL.includes(name) && isArray(value)) return value.filter(isDocument).flatMap(identifiersOf);
    return [name.split('.')[0] as string];
  });
}
