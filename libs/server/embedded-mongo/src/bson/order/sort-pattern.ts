import { mongoError, notSupported } from '../../errors/mongo-error.js';
import type { Collation } from './collation.js';
import { compareValues } from './compare.js';
import { toNumber } from '../numbers/number.js';
import { show } from '../show.js';
import { isArray, isDocument, isNumber, type BsonDocument, type BsonValue, type Maybe } from '../value.js';

/** One field of a sort pattern; `direction` is 1 or -1. */
type SortField = { readonly path: readonly string[]; readonly direction: 1 | -1 };
export type SortPattern = readonly SortField[];
export type SortKey = readonly Maybe[];

/**
 * Parses a sort pattern (manual, "$sort").
 *
 * @throws MongoError 15975 for a direction other than 1 and -1, 15976 for an empty pattern, 238 for `$meta`
 */
export function parseSortPattern(pattern: BsonDocument): SortPattern {
  if (pattern.size === 0) throw mongoError(15976, '$sort stage must have at least one sort key');
  return [...pattern].map(([field, direction]) => ({
    path: sortPath(field),
    direction: sortDirection(field, direction),
  }));
}

function sortPath(field: string): string[] {
  const path = field.split('.');
  if (path.includes('')) throw mongoError(15998, 'FieldPath field names may not be empty strings.');
  if (field.startsWith('$')) throw mongoError(16410, `FieldPath field names may not start with '$'.`);
  return path;
}

function sortDirection(field: string, direction: BsonValue): 1 | -1 {
  if (isDocument(direction)) {
    if (direction.has('$meta')) throw notSupported('a sort by $meta');
    throw mongoError(15974, `Illegal key in $sort specification: ${field}: ${show(direction)}`);
  }
  const number = isNumber(direction) ? toNumber(direction) : undefined;
  if (number === 1 || number === -1) return number;
  throw mongoError(15975, `$sort key ordering must be 1 (for ascending) or -1 (for descending)`);
}

/**
 * The sort values of a document. For an array this is the least element ascending and the greatest descending. For an
 * empty array it is absent, which comes before null (manual, "Ascending/Descending Sort: Arrays").
 */
export function sortKeyOf(document: Maybe, pattern: SortPattern, collation?: Collation): SortKey {
  return pattern.map(({ path, direction }) => {
    let best: { value: Maybe } | undefined;
    for (const value of valuesToSortBy(document, path, 0)) {
      if (best === undefined || compareValues(value, best.value, collation) * direction < 0) best = { value };
    }
    return best === undefined ? null : best.value;
  });
}

export function compareSortKeys(
  left: SortKey,
  right: SortKey,
  pattern: SortPattern,
  collation?: Collation,
): number {
  for (let index = 0; index < pattern.length; index++) {
    const order = compareValues(left[index], right[index], collation);
    if (order !== 0) return order * (pattern[index] as SortField).direction;
  }
  return 0;
}

function valuesToSortBy(value: Maybe, path: readonly string[], from: number): Maybe[] {
  if (from === path.length) {
    if (!isArray(value)) return [value ?? null];
    return value.length === 0 ? [undefined] : value;
  }
  if (isArray(value)) return valuesOfElements(value, path, from);
  return isDocument(value) ? valuesToSortBy(value.get(path[from] as string), path, from + 1) : [null];
}

function valuesOfElements(array: readonly Maybe[], path: readonly string[], from: number): Maybe[] {
  const position = path[from] as string;
  if (/^\d+$/.test(position) && Number(position) < array.length)
    return valuesToSortBy(array[Number(position)], path, from + 1);
  if (array.length === 0) return [null];
  return array.flatMap((element) => (isDocument(element) ? valuesToSortBy(element, path, from) : [null]));
}
