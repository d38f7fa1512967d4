import type { AccumulatorFactory } from '../../../accumulator/accumulator.js';
import {
  average,
  percentiles,
  populationDeviation,
  sampleDeviation,
  sum,
} from '../../../accumulator/numeric-accumulators.js';
import { readLimit, readMethod, readShares } from '../../../accumulator/accumulator-arguments.js';
import {
  firstN,
  lastN,
  maximum,
  maximumN,
  minimum,
  minimumN,
} from '../../../accumulator/value-accumulators.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { isArray, isNullish, type BsonValue, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type {
  Expression,
  ExpressionCompiler,
  ExpressionOperator,
  ExpressionOperators,
} from '../../expression.js';
import { named, namedArguments, operandsOf } from '../../operator-shapes.js';

/** Manual, "Accumulators (in Other Stages)": over the operands, or over the elements of a single operand. */
export const accumulatorOperators: ExpressionOperators = {
  $avg: overOperands(average),
  $firstN: overFirst(firstN),
  $lastN: overFirst(lastN),
  $max: overOperands(maximum),
  $maxN: overFirst(maximumN),
  $median: compileMedian,
  $min: overOperands(minimum),
  $minN: overFirst(minimumN),
  $percentile: compilePercentile,
  $stdDevPop: overOperands(populationDeviation),
  $stdDevSamp: overOperands(sampleDeviation),
  $sum: overOperands(sum),
};

function overOperands(factory: AccumulatorFactory): ExpressionOperator {
  return (argument, compiler) => {
    const operands = operandsOf(argument).map((operand) => compiler.compile(operand));
    return (root) => {
      const values = operands.map((operand) => operand(root));
      const [only] = values;
      return accumulate(factory, values.length === 1 && isArray(only) ? only : values, compiler);
    };
  };
}

function accumulate(
  factory: AccumulatorFactory,
  values: Iterable<Maybe>,
  { context }: ExpressionCompiler,
): Maybe {
  const accumulator = factory(context.collation);
  for (const value of values) accumulator.add(value);
  return accumulator.result();
}

function overFirst(factory: (limit: number) => AccumulatorFactory): ExpressionOperator {
  return named(
    { notObject: 5787801, unknown: 5787901, required: { n: 5787906, input: 5787907 } },
    ({ n, input }, name, { collation }) => {
      const limit = readLimit(n, name);
      if (isNullish(input)) return null;
      if (!isArray(input)) throw mongoError(5788200, `Input must be an array, but is ${typeNameOf(input)}`);
      const accumulator = factory(limit)(collation);
      for (const value of input) accumulator.add(value);
      return accumulator.result();
    },
  );
}

function compilePercentile(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 7429703,
    unknown: 40415,
    required: { input: 40414, p: 40414, method: 40414 },
  });
  readMethod(args.method);
  const input = compiler.compile(args.input);
  const shares = compiler.compile(args.p);
  return (root) => accumulate(percentiles(readShares(shares(root))), elementsOf(input(root)), compiler);
}

function compileMedian(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 7436100,
    unknown: 40415,
    required: { input: 40414, method: 40414 },
  });
  readMethod(args.method);
  const input = compiler.compile(args.input);
  return (root) => {
    const medians = accumulate(percentiles([0.5]), elementsOf(input(root)), compiler);
    return isArray(medians) ? medians[0] : null;
  };
}

function elementsOf(value: Maybe): readonly Maybe[] {
  return isArray(value) ? value : [value];
}
