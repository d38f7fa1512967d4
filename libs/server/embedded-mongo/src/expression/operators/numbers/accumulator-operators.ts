import type { AccumulatorFactory } from '../../../accumulator/accumulator.js';
import {
  average,
  populationDeviation,
  sampleDeviation,
  sum,
} from '../../../accumulator/numeric-accumulators.js';
import { maximum, minimum } from '../../../accumulator/value-accumulators.js';
import { isArray, type Maybe } from '../../../bson/value.js';
import type { ExpressionCompiler, ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { operandsOf } from '../../operator-shapes.js';

/** Manual, "Accumulators (in Other Stages)": over the operands, or over the elements of a single operand. */
export const accumulatorOperators: ExpressionOperators = {
  $avg: overOperands(average),
  $max: overOperands(maximum),
  $min: overOperands(minimum),
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
