import type { Collation } from '../bson/order/collation.js';
import type { Maybe } from '../bson/value.js';

/** Accumulates values one by one into one result. */
export type Accumulator = {
  add(value: Maybe): void;
  /** The result of the values so far. More values may be added afterwards. */
  result(): Maybe;
};

/** Creates an accumulator. Accumulators that compare strings use the collation. */
export type AccumulatorFactory = (collation?: Collation) => Accumulator;
