import type { Collation } from '../bson/collation.js';
import type { Maybe } from '../bson/value.js';

/** Gathers values one by one into one result. */
export type Accumulator = {
  add(value: Maybe): void;
  /** What the values so far amount to; more may follow. */
  result(): Maybe;
};

/** Starts an accumulator; those that compare strings do it by the collation. */
export type AccumulatorFactory = (collation?: Collation) => Accumulator;
