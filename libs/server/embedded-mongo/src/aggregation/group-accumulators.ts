import type { Accumulator, AccumulatorFactory } from '../accumulator/accumulator.js';
import { readLimit, readMethod, readShares } from '../accumulator/accumulator-arguments.js';
import {
  average,
  count,
  percentiles,
  populationDeviation,
  sampleDeviation,
  sum,
} from '../accumulator/numeric-accumulators.js';
import {
  addToSet,
  bestOf,
  first,
  firstN,
  last,
  lastN,
  maximum,
  maximumN,
  mergeObjects,
  minimum,
  minimumN,
  push,
} from '../accumulator/value-accumulators.js';
import { compareSortKeys, parseSortPattern, sortKeyOf, type SortKey } from '../bson/order/sort-pattern.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import type { Expression, ExpressionContext } from '../expression/expression.js';
import { namedArguments } from '../expression/operator-shapes.js';

/** An accumulator while it processes the documents of one group. */
export type GroupAccumulator = {
  add(document: BsonDocument): void;
  result(): Maybe;
};

/** Creates the accumulator of a group. The key of the group is the `_id` of the given document. */
export type AccumulatorProgram = (group: BsonDocument) => GroupAccumulator;
type AccumulatorCompiler = (
  argument: BsonValue,
  context: ExpressionContext,
  name: string,
) => AccumulatorProgram;

/** Manual, "Accumulators ($group, $bucket, $bucketAuto, $setWindowFields)" */
export const groupAccumulators: Readonly<Record<string, AccumulatorCompiler>> = {
  $addToSet: ofOneExpression(addToSet),
  $avg: ofOneExpression(average),
  $bottom: ofSorted(-1, false),
  $bottomN: ofSorted(-1, true),
  $count: (argument) => {
    if (!isDocument(argument) || argument.size > 0)
      throw mongoError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
    return () => over(count(), () => 1);
  },
  $first: ofOneExpression(first),
  $firstN: ofLimited(firstN),
  $last: ofOneExpression(last),
  $lastN: ofLimited(lastN),
  $max: ofOneExpression(maximum),
  $maxN: ofLimited(maximumN),
  $median: (argument, context, name) => {
    const args = namedArguments(name, argument, {
      notObject: 7436100,
      unknown: 40415,
      required: { input: 40414, method: 40414 },
    });
    readMethod(args.method);
    const input = compileExpression(args.input, context);
    return () => {
      const { add, result } = over(percentiles([0.5])(), input);
      return { add, result: () => firstElement(result()) };
    };
  },
  $mergeObjects: ofOneExpression(mergeObjects),
  $min: ofOneExpression(minimum),
  $minN: ofLimited(minimumN),
  $percentile: (argument, context, name) => {
    const args = namedArguments(name, argument, {
      notObject: 7429703,
      unknown: 40415,
      required: { input: 40414, p: 40414, method: 40414 },
    });
    readMethod(args.method);
    const input = compileExpression(args.input, context);
    const shares = readShares(compileExpression(args.p, context)(new Map()));
    return () => over(percentiles(shares)(), input);
  },
  $push: ofOneExpression(push),
  $stdDevPop: ofOneExpression(populationDeviation),
  $stdDevSamp: ofOneExpression(sampleDeviation),
  $sum: ofOneExpression(sum),
  $top: ofSorted(1, false),
  $topN: ofSorted(1, true),
};

function over(accumulator: Accumulator, input: (document: BsonDocument) => Maybe): GroupAccumulator {
  return { add: (document) => accumulator.add(input(document)), result: () => accumulator.result() };
}

function firstElement(value: Maybe): Maybe {
  return isArray(value) ? value[0] : null;
}

function ofOneExpression(factory: AccumulatorFactory): AccumulatorCompiler {
  return (argument, context, name) => {
    if (isArray(argument)) throw mongoError(40237, `The ${name} accumulator is a unary operator`);
    const input = compileExpression(argument, context);
    return () => over(factory(context.collation), input);
  };
}

function ofLimited(factory: (limit: number) => AccumulatorFactory): AccumulatorCompiler {
  return (argument, context, name) => {
    const args = namedArguments(name, argument, {
      notObject: 5787801,
      unknown: 5787901,
      required: { n: 5787906, input: 5787907 },
    });
    const input = compileExpression(args.input, context);
    const limit = compileExpression(args.n, context);
    return (group) => over(factory(readLimit(limit(group), name))(context.collation), input);
  };
}

/** Manual, "$top", "$topN", "$bottom", "$bottomN": sort the group first. */
function ofSorted(end: 1 | -1, several: boolean): AccumulatorCompiler {
  return (argument, context, name) => {
    const args = readSorted(argument, several, name);
    if (!isDocument(args.sortBy)) throw mongoError(5788604, `${name} requires 'sortBy' to be an object`);
    const pattern = parseSortPattern(args.sortBy);
    const output = compileExpression(args.output, context);
    const limit: Expression = args.n === undefined ? () => 1 : compileExpression(args.n, context);
    return (group) => {
      const compare = (a: Sorted, b: Sorted) =>
        compareSortKeys(a.key, b.key, pattern, context.collation) * end;
      const best = bestOf<Sorted>(readLimit(limit(group), name), compare);
      return {
        add: (document) =>
          best.add({ key: sortKeyOf(document, pattern, context.collation), value: output(document) ?? null }),
        result: () => {
          // The bottom documents are also returned in sort order.
          const values = best.items().map(({ value }) => value);
          if (end < 0) values.reverse();
          return several ? values : (values[0] ?? null);
        },
      };
    };
  };
}

type Sorted = { readonly key: SortKey; readonly value: BsonValue };

function readSorted(
  argument: BsonValue,
  several: boolean,
  name: string,
): { sortBy: BsonValue; output: BsonValue; n?: BsonValue } {
  const codes = { notObject: 5788001, unknown: 5788002 };
  const required = { sortBy: 5788005, output: 5788004 };
  return several
    ? namedArguments(name, argument, { ...codes, required: { ...required, n: 5788003 } })
    : namedArguments(name, argument, { ...codes, required });
}

/**
 * Compiles `{ $sum: '$amount' }` and similar accumulator documents.
 *
 * @throws MongoError 15952 for an unknown accumulator, 238 for an unsupported one, 40234 or 40238 for any other error
 */
export function compileAccumulator(
  field: string,
  specification: BsonValue,
  context: ExpressionContext,
): AccumulatorProgram {
  if (!isDocument(specification))
    throw mongoError(40234, `The field '${field}' must be an accumulator object`);
  if (specification.size !== 1) throw mongoError(40238, `The field '${field}' must specify one accumulator`);
  const [[name, argument]] = [...specification] as [[string, BsonValue]];
  if (name === '$accumulator')
    throw mongoError('NotImplemented', '$accumulator is not supported by the embedded server');
  const compiler = Object.hasOwn(groupAccumulators, name) ? groupAccumulators[name] : undefined;
  if (!compiler) throw mongoError(15952, `unknown group operator '${name}'`);
  return compiler(argument, context, name);
}
