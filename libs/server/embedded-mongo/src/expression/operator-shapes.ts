import { mongoError } from '../errors/mongo-error.js';
import { isArray, isDocument, type BsonValue, type Maybe } from '../bson/value.js';
import type { Expression, ExpressionCompiler, ExpressionContext, ExpressionOperator } from './expression.js';

type Evaluate<Arguments extends readonly Maybe[]> = (
  args: Arguments,
  name: string,
  context: ExpressionContext,
) => Maybe;

/** Exactly one operand. */
export function unary(
  evaluate: (value: Maybe, name: string, context: ExpressionContext) => Maybe,
): ExpressionOperator {
  return (argument, compiler, name) => {
    const [operand] = compileExactly(1, argument, compiler, name) as [Expression];
    return (root) => evaluate(operand(root), name, compiler.context);
  };
}

/** Exactly two operands. */
export function binary(
  evaluate: (left: Maybe, right: Maybe, name: string, context: ExpressionContext) => Maybe,
): ExpressionOperator {
  return (argument, compiler, name) => {
    const [left, right] = compileExactly(2, argument, compiler, name) as [Expression, Expression];
    return (root) => evaluate(left(root), right(root), name, compiler.context);
  };
}

/** A fixed number of operands, all evaluated. */
export function exactly(count: number, evaluate: Evaluate<readonly Maybe[]>): ExpressionOperator {
  return (argument, compiler, name) => {
    const operands = compileExactly(count, argument, compiler, name);
    return (root) => evaluate(evaluateAll(operands, root), name, compiler.context);
  };
}

/** From `least` to `most` operands, all evaluated. */
export function between(
  least: number,
  most: number,
  evaluate: Evaluate<readonly Maybe[]>,
): ExpressionOperator {
  return (argument, compiler, name) => {
    const operands = operandsOf(argument);
    if (operands.length < least || operands.length > most)
      throw mongoError(
        28667,
        `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${operands.length} were passed in.`,
      );
    const compiled = operands.map((operand) => compiler.compile(operand));
    return (root) => evaluate(evaluateAll(compiled, root), name, compiler.context);
  };
}

/** Any number of operands, all evaluated. */
export function variadic(evaluate: Evaluate<readonly Maybe[]>): ExpressionOperator {
  return (argument, compiler, name) => {
    const operands = operandsOf(argument).map((operand) => compiler.compile(operand));
    return (root) => evaluate(evaluateAll(operands, root), name, compiler.context);
  };
}

/** The operands of an operator: the elements of an array, or any other value as the only operand. */
export function operandsOf(argument: BsonValue): readonly BsonValue[] {
  return isArray(argument) ? argument : [argument];
}

export function compileExactly(
  count: number,
  argument: BsonValue,
  compiler: ExpressionCompiler,
  name: string,
): Expression[] {
  const operands = operandsOf(argument);
  if (operands.length !== count)
    throw mongoError(
      16020,
      `Expression ${name} takes exactly ${count} arguments. ${operands.length} were passed in.`,
    );
  return operands.map((operand) => compiler.compile(operand));
}

function evaluateAll(operands: readonly Expression[], root: Parameters<Expression>[0]): Maybe[] {
  return operands.map((operand) => operand(root));
}

/** The `Location` codes for invalid named arguments of an operator, and the names that it accepts. */
export type ArgumentRules<Required extends string, Optional extends string> = {
  readonly notObject: number;
  readonly unknown: number;
  readonly required: Readonly<Record<Required, number>>;
  readonly optional?: readonly Optional[];
};

/** The named arguments of an operator, validated and not yet compiled. */
export function namedArguments<Required extends string, Optional extends string = never>(
  name: string,
  argument: BsonValue,
  rules: ArgumentRules<Required, Optional>,
): Record<Required, BsonValue> & Partial<Record<Optional, BsonValue>> {
  if (!isDocument(argument)) throw mongoError(rules.notObject, `${name} requires an object as an argument`);
  const known = new Set<string>([...Object.keys(rules.required), ...(rules.optional ?? [])]);
  for (const field of argument.keys())
    if (!known.has(field)) throw mongoError(rules.unknown, `Unrecognized argument to ${name}: ${field}`);
  for (const [field, code] of Object.entries<number>(rules.required))
    if (!argument.has(field)) throw mongoError(code, `Missing '${field}' parameter to ${name}`);
  return Object.fromEntries(argument) as Record<Required, BsonValue> & Partial<Record<Optional, BsonValue>>;
}

/** Compiles named arguments, and evaluates all that are present. */
export function named<Required extends string, Optional extends string = never>(
  rules: ArgumentRules<Required, Optional>,
  evaluate: (
    args: Record<Required | Optional, Maybe>,
    name: string,
    context: ExpressionContext,
    given: ReadonlySet<string>,
  ) => Maybe,
): ExpressionOperator {
  return (argument, compiler, name) => {
    const specifications = Object.entries<BsonValue>(namedArguments(name, argument, rules));
    const compiled = specifications.map(([field, value]) => [field, compiler.compile(value)] as const);
    const given = new Set(specifications.map(([field]) => field));
    return (root) => {
      const values = Object.fromEntries(compiled.map(([field, expression]) => [field, expression(root)]));
      return evaluate(values as Record<Required | Optional, Maybe>, name, compiler.context, given);
    };
  };
}
