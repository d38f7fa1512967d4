import { compareValues } from '../../../bson/order/compare.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { isInt32, toSafeInteger } from '../../../bson/numbers/number.js';
import { show } from '../../../bson/show.js';
import { compareSortKeys, parseSortPattern, sortKeyOf } from '../../../bson/order/sort-pattern.js';
import { isArray, isDocument, isNullish, isNumber, type BsonValue, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import { checkVariableName } from '../../variable-name.js';
import type { Expression, ExpressionCompiler, ExpressionOperators, Variable } from '../../expression.js';
import { namedArguments, unary, variadic } from '../../operator-shapes.js';
import { isTrue } from '../../../bson/truth.js';
import { requireArray } from './array-element-operators.js';

/** Manual, "Array Expression Operators": operators that iterate over all elements. */
export const arrayIterationOperators: ExpressionOperators = {
  $concatArrays: variadic((arrays) => {
    if (arrays.some(isNullish)) return null;
    return arrays.flatMap((array) => {
      if (!isArray(array))
        throw mongoError(28664, `$concatArrays only supports arrays, not ${typeNameOf(array)}`);
      return array;
    });
  }),
  $filter: compileFilter,
  $map: compileMap,
  $reduce: compileReduce,
  $reverseArray: unary((array, name) =>
    isNullish(array) ? null : [...requireArray(array, name, 34435)].reverse(),
  ),
  $sortArray: compileSortArray,
  $zip: compileZip,
};

/** Declares the variable for the current element. */
function elementVariable(as: BsonValue | undefined, compiler: ExpressionCompiler) {
  const element: Variable = { value: undefined };
  if (as !== undefined && typeof as !== 'string')
    throw mongoError(16866, "the 'as' argument must be a string");
  const name = as ?? 'this';
  checkVariableName(name);
  return { element, inner: compiler.withVariables({ [name]: element }) };
}

function compileFilter(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 28646,
    unknown: 28647,
    required: { input: 28648, cond: 28650 },
    optional: ['as', 'limit'],
  });
  const input = compiler.compile(args.input);
  const limit = args.limit === undefined ? undefined : compiler.compile(args.limit);
  const { element, inner } = elementVariable(args.as, compiler);
  const condition = inner.compile(args.cond);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!isArray(array))
      throw mongoError(28651, `input to $filter must be an array not ${typeNameOf(array)}`);
    const most = limit ? filterLimit(limit(root)) : Infinity;
    const kept: BsonValue[] = [];
    for (const value of array) {
      if (kept.length >= most) break;
      element.value = value;
      if (isTrue(condition(root))) kept.push(value);
    }
    return kept;
  };
}

function filterLimit(value: Maybe): number {
  if (isNullish(value)) return Infinity;
  const limit = isNumber(value) ? toSafeInteger(value) : undefined;
  if (limit === undefined || !isInt32(limit))
    throw mongoError(327391, `$filter: limit must be represented as a 32-bit integral value: ${show(value)}`);
  if (limit < 1) throw mongoError(327392, `$filter: limit must be greater than 0: ${limit}`);
  return limit;
}

function compileMap(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 16878,
    unknown: 16879,
    required: { input: 16880, in: 16882 },
    optional: ['as'],
  });
  const input = compiler.compile(args.input);
  const { element, inner } = elementVariable(args.as, compiler);
  const each = inner.compile(args.in);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!isArray(array)) throw mongoError(16883, `input to $map must be an array not ${typeNameOf(array)}`);
    return array.map((value) => {
      element.value = value;
      return each(root) ?? null;
    });
  };
}

function compileReduce(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 40075,
    unknown: 40076,
    required: { input: 40077, initialValue: 40078, in: 40079 },
  });
  const input = compiler.compile(args.input);
  const initial = compiler.compile(args.initialValue);
  const element: Variable = { value: undefined };
  const reduced: Variable = { value: undefined };
  const step = compiler.withVariables({ this: element, value: reduced }).compile(args.in);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!isArray(array))
      throw mongoError(40080, `$reduce requires that 'input' be an array, found: ${show(array)}`);
    let value = initial(root);
    for (const current of array) {
      element.value = current;
      reduced.value = value;
      value = step(root);
    }
    return value;
  };
}

function compileSortArray(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 2942500,
    unknown: 2942501,
    required: { input: 2942502, sortBy: 2942503 },
  });
  const input = compiler.compile(args.input);
  const sort = elementSorter(args.sortBy, compiler);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!isArray(array))
      throw mongoError(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeNameOf(array)}`,
      );
    return sort(array);
  };
}

function elementSorter(
  sortBy: BsonValue,
  { context }: ExpressionCompiler,
): (array: BsonValue[]) => BsonValue[] {
  if (isDocument(sortBy)) {
    const pattern = parseSortPattern(sortBy);
    return (array) =>
      array
        .map((value) => ({ value, key: sortKeyOf(value, pattern, context.collation) }))
        .sort((a, b) => compareSortKeys(a.key, b.key, pattern, context.collation))
        .map(({ value }) => value);
  }
  const direction = isNumber(sortBy) ? toSafeInteger(sortBy) : undefined;
  if (direction !== 1 && direction !== -1)
    throw mongoError(2942507, `The $sort element value must be either 1 or -1`);
  return (array) => [...array].sort((a, b) => compareValues(a, b, context.collation) * direction);
}

function compileZip(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 34460,
    unknown: 34464,
    required: { inputs: 34465 },
    optional: ['useLongestLength', 'defaults'],
  });
  if (!isArray(args.inputs)) throw mongoError(34461, `inputs must be an array of expressions`);
  if (args.inputs.length === 0) throw mongoError(34465, '$zip requires at least one input array');
  const longest = args.useLongestLength ?? false;
  if (typeof longest !== 'boolean') throw mongoError(34463, 'useLongestLength must be a bool');
  if (args.defaults !== undefined) checkZipDefaults(args.defaults, longest, args.inputs.length);
  const inputs = args.inputs.map((input) => compiler.compile(input));
  const defaults = isArray(args.defaults) ? args.defaults.map((value) => compiler.compile(value)) : [];
  return (root) => {
    const arrays = inputs.map((input) => input(root));
    if (arrays.some(isNullish)) return null;
    const zipped = arrays.map((array) => {
      if (!isArray(array))
        throw mongoError(34468, `$zip found a non-array expression in input: ${show(array)}`);
      return array;
    });
    const lengths = zipped.map((array) => array.length);
    const length = longest ? Math.max(...lengths) : Math.min(...lengths);
    const fill = defaults.map((value) => value(root) ?? null);
    return Array.from({ length }, (_, row) =>
      zipped.map((array, column) =>
        row < array.length ? (array[row] as BsonValue) : (fill[column] ?? null),
      ),
    );
  };
}

function checkZipDefaults(defaults: BsonValue, longest: boolean, inputs: number): void {
  if (!isArray(defaults)) throw mongoError(34462, 'defaults must be an array of expressions');
  if (!longest) throw mongoError(34466, 'cannot specify defaults unless useLongestLength is true');
  if (defaults.length !== inputs) throw mongoError(34467, 'defaults and inputs must have the same length');
}
