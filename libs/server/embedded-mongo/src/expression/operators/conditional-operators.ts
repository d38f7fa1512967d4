import { isArray, isDocument, isNullish, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { Expression, ExpressionCompiler, ExpressionOperators } from '../expression.js';
import { compileExactly, namedArguments, operandsOf } from '../operator-shapes.js';
import { isTrue } from '../../bson/truth.js';

/** Manual, "Conditional Expression Operators". Only the selected branch is evaluated. */
export const conditionalOperators: ExpressionOperators = {
  $cond: (argument, compiler, name) => {
    const [condition, whenTrue, whenFalse] = compileCondition(argument, compiler, name);
    return (root) => (isTrue(condition(root)) ? whenTrue(root) : whenFalse(root));
  },
  $ifNull: (argument, compiler) => {
    const operands = operandsOf(argument).map((operand) => compiler.compile(operand));
    const replacement = operands.at(-1);
    if (operands.length < 2 || !replacement)
      throw mongoError(1257300, `$ifNull needs at least two arguments, had: ${operands.length}`);
    const candidates = operands.slice(0, -1);
    return (root) => {
      for (const operand of candidates) {
        const value = operand(root);
        if (!isNullish(value)) return value;
      }
      return replacement(root);
    };
  },
  $switch: compileSwitch,
};

function compileCondition(
  argument: BsonValue,
  compiler: ExpressionCompiler,
  name: string,
): [Expression, Expression, Expression] {
  if (!isDocument(argument))
    return compileExactly(3, argument, compiler, name) as [Expression, Expression, Expression];
  const branches = namedArguments(name, argument, {
    notObject: 17083,
    unknown: 17083,
    required: { if: 17080, then: 17081, else: 17082 },
  });
  return [compiler.compile(branches.if), compiler.compile(branches.then), compiler.compile(branches.else)];
}

function compileSwitch(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const { branches, default: fallback } = namedArguments(name, argument, {
    notObject: 40060,
    unknown: 40067,
    required: { branches: 40068 },
    optional: ['default'],
  });
  if (!isArray(branches)) throw mongoError(40061, `$switch expected an array for 'branches'`);
  if (branches.length === 0) throw mongoError(40068, '$switch requires at least one branch.');
  const cases = branches.map((branch) => compileBranch(branch, compiler));
  const otherwise = fallback === undefined ? undefined : compiler.compile(fallback);
  return (root) => {
    const chosen = cases.find(({ condition }) => isTrue(condition(root)))?.result ?? otherwise;
    if (!chosen)
      throw mongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return chosen(root);
  };
}

function compileBranch(
  branch: BsonValue,
  compiler: ExpressionCompiler,
): { condition: Expression; result: Expression } {
  const args = namedArguments('$switch branch', branch, {
    notObject: 40062,
    unknown: 40063,
    required: { case: 40064, then: 40065 },
  });
  return { condition: compiler.compile(args.case), result: compiler.compile(args.then) };
}
