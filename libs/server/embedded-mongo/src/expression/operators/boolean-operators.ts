import type { ExpressionOperators } from '../expression.js';
import { operandsOf, unary } from '../operator-shapes.js';
import { isTrue } from '../../bson/truth.js';

/** Manual, "Boolean Expression Operators". Evaluation stops when the result is certain. */
export const booleanOperators: ExpressionOperators = {
  $and: (argument, compiler) => {
    const operands = operandsOf(argument).map((operand) => compiler.compile(operand));
    return (root) => operands.every((operand) => isTrue(operand(root)));
  },
  $not: unary((value) => !isTrue(value)),
  $or: (argument, compiler) => {
    const operands = operandsOf(argument).map((operand) => compiler.compile(operand));
    return (root) => operands.some((operand) => isTrue(operand(root)));
  },
};
