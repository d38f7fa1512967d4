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
