import { compareValues } from '../bson/order/compare.js';
import { identityOf } from '../bson/order/ordered-key.js';
import { isDocument, isNullish, type BsonDocument, type BsonValue, type Maybe } from '../bson/value.js';
import { show } from '../bson/show.js';
import { typeNameOf } from '../bson/bson-type.js';
import { mongoError } from '../errors/mongo-error.js';
import type { AccumulatorFactory } from './accumulator.js';

const extreme =
  (direction: 1 | -1): AccumulatorFactory =>
  (collation) => {
    let best: Maybe;
    return {
      add: (value) => {
        if (isNullish(value)) return;
        if (best === undefined || compareValues(value, best, collation) * direction < 0) best = value;
      },
      result: () => best ?? null,
    };
  };

/** Manual, "$min" and "$max": compare values of all types, and ignore null and missing values. */
export const minimum = extreme(1);
export const maximum = extreme(-1);

/** Manual, "$first" */
export const first: AccumulatorFactory = () => {
  let seen = false;
  let value: Maybe;
  return {
    add: (next) => {
      if (!seen) value = next;
      seen = true;
    },
    result: () => value ?? null,
  };
};

/** Manual, "$last" */
export const last: AccumulatorFactory = () => {
  let value: Maybe;
  return { add: (next) => (value = next), result: () => value ?? null };
};

/** Manual, "$push": skips missing values. */
export const push: AccumulatorFactory = () => {
  const values: BsonValue[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => [...values],
  };
};

/** Manual, "$addToSet" */
export const addToSet: AccumulatorFactory = (collation) => {
  const values = new Map<string, BsonValue>();
  return {
    add: (value) => {
      if (value === undefined) return;
      const identity = identityOf(value, collation);
      if (!values.has(identity)) values.set(identity, value);
    },
    result: () => [...values.values()],
  };
};

/** Manual, "$mergeObjects" */
export const mergeObjects: AccumulatorFactory = () => {
  const merged: BsonDocument = new Map();
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (!isDocument(value))
        throw mongoError(
          40400,
          `$mergeObjects requires object inputs, but input ${show(value)} is of type ${typeNameOf(value)}`,
        );
      for (const [field, content] of value) merged.set(field, content);
    },
    result: () => new Map(merged),
  };
};

/** Manual, "$firstN": the first values. Missing values become null. */
export const firstN =
  (limit: number): AccumulatorFactory =>
  () => {
    const values: BsonValue[] = [];
    return {
      add: (value) => {
        if (values.length < limit) values.push(value ?? null);
      },
      result: () => [...values],
    };
  };

/** Manual, "$lastN" */
export const lastN =
  (limit: number): AccumulatorFactory =>
  () => {
    const values: BsonValue[] = [];
    return {
      add: (value) => {
        values.push(value ?? null);
        if (values.length > limit) values.shift();
      },
      result: () => [...values],
    };
  };

const extremeN =
  (direction: 1 | -1) =>
  (limit: number): AccumulatorFactory =>
  (collation) => {
    const best = bestOf<BsonValue>(limit, (left, right) => compareValues(left, right, collation) * direction);
    return {
      add: (value) => {
        if (!isNullish(value)) best.add(value);
      },
      result: () => best.items(),
    };
  };

/** Manual, "$minN" and "$maxN": the least or greatest value first, without null and missing values. */
export const minimumN = extremeN(1);
export const maximumN = extremeN(-1);

/** Stores the best N items. Among equal items it prefers the earlier one. */
export function bestOf<Item>(limit: number, compare: (left: Item, right: Item) => number) {
  let kept: Item[] = [];
  const cut = () => {
    // Array sort is stable, so earlier items stay before equal later ones.
    kept.sort(compare);
    kept = kept.slice(0, limit);
  };
  return {
    add(item: Item): void {
      kept.push(item);
      if (kept.length >= limit * 2 + 100) cut();
    },
    items(): Item[] {
      cut();
      return [...kept];
    },
  };
}
