import type { SortPattern } from '../../bson/order/sort-pattern.js';
import type { BsonValue, Maybe } from '../../bson/value.js';
import type { ExpressionContext } from '../../expression/expression.js';
import type { Partition } from './partition.js';

/** A running window function: returns its value for each document of a partition. */
export type WindowFunction = (partition: Partition) => readonly Maybe[];

/** What a window function may use besides its argument. */
export type WindowContext = { readonly expressions: ExpressionContext; readonly pattern: SortPattern };

/** Validates and compiles the argument of a window function. `window` is the sibling field of the function. */
export type WindowCompiler = (
  argument: BsonValue,
  context: WindowContext,
  window: Maybe,
  name: string,
) => WindowFunction;
