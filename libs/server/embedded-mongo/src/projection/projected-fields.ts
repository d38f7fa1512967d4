import type { BsonDocument } from '../bson/value.js';
import { rootOf, type ReadFields } from '../query/read-fields.js';
import { isFlag, isSet } from './parse-projection.js';

/**
 * The top-level fields that a projection reads. Other fields need not be decoded, which matters when they are long.
 *
 * @param specification a valid projection
 * @returns undefined if it may read any field: without a projection, and with operators and expressions
 */
export function projectedFields(specification: BsonDocument | undefined): ReadFields | undefined {
  if (!specification || specification.size === 0) return undefined;
  const entries = [...specification];
  if (!entries.every(([path, value]) => isFlag(value) && !path.includes('$'))) return undefined;
  const others = entries.filter(([path]) => path !== '_id');
  const decisive = others.length > 0 ? others : entries;
  if (decisive.every(([, value]) => isFlag(value) && isSet(value)))
    return { only: new Set(['_id', ...others.map(([path]) => rootOf(path))]) };
  // A path below a field leaves the rest of this field in the document.
  return { except: new Set(others.flatMap(([path]) => (path.includes('.') ? [] : [path]))) };
}
