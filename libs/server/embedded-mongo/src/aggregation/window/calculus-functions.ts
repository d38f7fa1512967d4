import { double, toNumber } from '../../bson/numbers/number.js';
import {
  isDocument,
  isNullish,
  isNumber,
  type BsonDocument,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { compileExpression } from '../../expression/compile-expression.js';
import type { Expression } from '../../expression/expression.js';
import { position } from './fill-functions.js';
import { refuseWindow } from './order-functions.js';
import type { Partition } from './partition.js';
import { readFrame, readUnitName } from './window-frame.js';
import type { WindowCompiler, WindowContext } from './window-function.js';

const UNIT_MILLISECONDS: Readonly<Record<string, number>> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

/** Manual, "$derivative", "$integral", "$expMovingAvg" */
export const calculusFunctions: Readonly<Record<string, WindowCompiler>> = {
  $derivative: (argument, context, window, name) => {
    if (window === undefined) throw mongoError(5371600, '$derivative requires explicit window bounds');
    return overWindow(argument, context, window, name, (points, unit) => {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last || points.length < 2 || first.x === last.x) return null;
      return double((last.y - first.y) / ((last.x - first.x) / unit));
    });
  },
  $expMovingAvg: (argument, { expressions, pattern }, window, name) => {
    refuseWindow(window, name);
    if (pattern.length === 0)
      throw mongoError('FailedToParse', "$expMovingAvg requires an explicit 'sortBy'");
    const { input, alpha } = readMovingAverage(argument, expressions);
    return ({ documents }) => {
      let current: number | undefined;
      return documents.map((document) => {
        const value = input(document);
        if (isNumber(value))
          current = current === undefined ? toNumber(value) : toNumber(value) * alpha + current * (1 - alpha);
        return current === undefined ? null : double(current);
      });
    };
  },
  $integral: (argument, context, window, name) =>
    overWindow(argument, context, window, name, (points, unit) => {
      if (points.length === 0) return null;
      let area = 0;
      for (const [at, { x, y }] of points.entries()) {
        const before = points[at - 1];
        if (before) area += ((x - before.x) / unit) * ((y + before.y) / 2);
      }
      return double(area);
    }),
};

type Point = { readonly x: number; readonly y: number };

function overWindow(
  argument: BsonValue,
  { expressions, pattern }: WindowContext,
  window: Maybe,
  name: string,
  calculate: (points: readonly Point[], unit: number) => Maybe,
): ReturnType<WindowCompiler> {
  const { input, unit } = readInput(argument, name);
  if (pattern.length !== 1) throw mongoError('FailedToParse', `${name} requires a non-compound sortBy`);
  const value = compileExpression(input, expressions);
  const { frameOf } = readFrame(window, pattern);
  const length = unit === undefined ? 1 : unitLength(unit, name);
  return (partition) => {
    const points = partition.documents.map((document, at) =>
      pointOf(document, at, partition, value, unit !== undefined),
    );
    return points.map((_, at) => {
      const { start, end } = frameOf(partition, at);
      return calculate(
        points.slice(start, Math.max(start, end)).filter((point) => point !== undefined),
        length,
      );
    });
  };
}

function pointOf(
  document: BsonDocument,
  at: number,
  { keys }: Partition,
  value: Expression,
  dated: boolean,
): Point | undefined {
  const y = value(document);
  const key = keys[at]?.[0];
  if (isNullish(y)) return undefined;
  if (dated !== key instanceof Date)
    throw mongoError(
      5624900,
      dated
        ? "with 'unit' expects the sortBy field to be a Date"
        : "where the sortBy is a Date requires a 'unit'",
    );
  return { x: position(key), y: toNumber(requireInput(y)) };
}

function requireInput(value: Maybe): BsonNumber {
  if (isNumber(value)) return value;
  throw mongoError(5423900, 'The input must be a number');
}

function readInput(argument: BsonValue, name: string): { input: BsonValue; unit: Maybe } {
  if (!isDocument(argument))
    throw mongoError('FailedToParse', `${name} expects an object, but got: ${String(argument)}`);
  const input = argument.get('input');
  if (input === undefined) throw mongoError('FailedToParse', `${name} requires an 'input' expression`);
  return { input, unit: argument.get('unit') };
}

function unitLength(unit: Maybe, name: string): number {
  const length = UNIT_MILLISECONDS[readUnitName(unit)];
  if (length === undefined) throw mongoError(5490704, `${name} unit must be 'week' or smaller`);
  return length;
}

function readMovingAverage(
  argument: BsonValue,
  context: WindowContext['expressions'],
): { input: Expression; alpha: number } {
  if (!isDocument(argument))
    throw mongoError('FailedToParse', '$expMovingAvg must have exactly one argument that is an object');
  const [input, periods, alpha] = [argument.get('input'), argument.get('N'), argument.get('alpha')];
  if (input === undefined || (periods === undefined) === (alpha === undefined))
    throw mongoError(
      'FailedToParse',
      "$expMovingAvg sub object must have exactly two fields: An 'input' field, and either an 'N' field or an 'alpha' field",
    );
  const weight = isNumber(alpha)
    ? toNumber(alpha)
    : isNumber(periods)
      ? 2 / (toNumber(periods) + 1)
      : Number.NaN;
  if (!(weight > 0 && weight < 1) && !(isNumber(periods) && toNumber(periods) === 1))
    throw mongoError(
      'FailedToParse',
      "'alpha' must be between 0 and 1 (exclusive), and 'N' a positive integer",
    );
  return { input: compileExpression(input, context), alpha: weight };
}
