import { compareValues } from '../../bson/order/compare.js';
import { identityOf } from '../../bson/order/ordered-key.js';
import { isArray, isDocument, type BsonArray, type BsonValue, type Maybe } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { ReadView } from '../../database/unit-of-work.js';
import { sortInSteps } from '../../stage-stream/sort-in-steps.js';
import { drainStream, type Pause } from '../../stage-stream/stage-stream.js';
import { arrayPosition } from '../../query/path-walk.js';
import { findRows, type RowQuery } from './find-rows.js';
import type { Operation } from '../operation.js';

/** The distinct values of a field, sorted (manual, "distinct"). An array contributes each of its elements. */
export function* distinctValues(
  view: ReadView,
  collection: Collection,
  field: string,
  query: RowQuery,
  operation: Operation,
): Generator<Pause, BsonArray> {
  const { collation } = query.expressions;
  const path = field.split('.');
  const values = new Map<string, BsonValue>();
  yield* drainStream(findRows(view, collection, query, operation), ({ document }) => {
    for (const value of valuesAt(document, path, 0)) {
      const identity = identityOf(value, collation);
      if (!values.has(identity)) values.set(identity, value);
    }
  });
  return yield* sortInSteps(
    [...values.values()],
    (left, right) => compareValues(left, right, collation),
    () => operation.needsPause(),
  );
}

function valuesAt(value: Maybe, path: readonly string[], from: number): BsonArray {
  if (from === path.length) return value === undefined ? [] : isArray(value) ? value : [value];
  const component = path[from] as string;
  if (isDocument(value)) return valuesAt(value.get(component), path, from + 1);
  if (!isArray(value)) return [];
  const positional = arrayPosition(component);
  const atPosition = positional < 0 ? [] : valuesAt(value[positional], path, from + 1);
  return [...atPosition, ...value.filter(isDocument).flatMap((element) => valuesAt(element, path, from))];
}
