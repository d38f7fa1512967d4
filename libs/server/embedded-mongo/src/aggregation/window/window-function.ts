import type { SortPattern } from '../../bson/sort-pattern.js';
import type { BsonValue, Maybe } from '../../bson/value.js';
import type { ExpressionContext } from '../../expression/expression.js';
import type { Partition } from './partition.js';

/** A window function at work: its value for each document of a partition. */
export type WindowFunction = (partition: Partition) => readonly Maybe[];

/** What a window function may depend on beside its argument. */
export type WindowContext = { readonly expressions: ExpressionContext; readonly pattern: SortPattern };

/** Checks and compiles the argument of a window function; `window` is what stands beside it. */
export type WindowCompiler = (
  argument: BsonValue,
  context: WindowContext,
  window: Maybe,
  name: string,
) => WindowFunction;
