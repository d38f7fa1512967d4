import type { Accumulator, AccumulatorFactory } from '../accumulator/accumulator.js';
import {
  average,
  count,
  populationDeviation,
  sampleDeviation,
  sum,
} from '../accumulator/numeric-accumulators.js';
import {
  addToSet,
  first,
  last,
  maximum,
  mergeObjects,
  minimum,
  push,
} from '../accumulator/value-accumulators.js';
import { isArray, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../bson/value.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import type { ExpressionContext } from '../expression/expression.js';

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

/** Accumulators of MongoDB 7 that this server rejects: a script, and what neither this product nor mongoose uses. */
export const REFUSED_ACCUMULATORS: readonly string[] = [
  ...['$accumulator', '$bottom', '$bottomN', '$firstN', '$lastN', '$maxN', '$median', '$minN'],
  ...['$percentile', '$top', '$topN'],
];

/** Manual, "Accumulators ($group, $bucket, $bucketAuto, $setWindowFields)" */
export const groupAccumulators: Readonly<Record<string, AccumulatorCompiler>> = {
  $addToSet: ofOneExpression(addToSet),
  $avg: ofOneExpression(average),
  $count: (argument) => {
    if (!isDocument(argument) || argument.size > 0)
      throw mongoError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
    return () => over(count(), () => 1);
  },
  $first: ofOneExpression(first),
  $last: ofOneExpression(last),
  $max: ofOneExpression(maximum),
  $mergeObjects: ofOneExpression(mergeObjects),
  $min: ofOneExpression(minimum),
  $push: ofOneExpression(push),
  $stdDevPop: ofOneExpression(populationDeviation),
  $stdDevSamp: ofOneExpression(sampleDeviation),
  $sum: ofOneExpression(sum),
};

function over(accumulator: Accumulator, input: (document: BsonDocument) => Maybe): GroupAccumulator {
  return { add: (document) => accumulator.add(input(document)), result: () => accumulator.result() };
}

function ofOneExpression(factory: AccumulatorFactory): AccumulatorCompiler {
  return (argument, context, name) => {
    if (isArray(argument)) throw mongoError(40237, `The ${name} accumulator is a unary operator`);
    const input = compileExpression(argument, context);
    return () => over(factory(context.collation), input);
  };
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
  if (REFUSED_ACCUMULATORS.includes(name)) throw notSupported(name);
  const compiler = Object.hasOwn(groupAccumulators, name) ? groupAccumulators[name] : undefined;
  if (!compiler) throw mongoError(15952, `unknown group operator '${name}'`);
  return compiler(argument, context, name);
}
