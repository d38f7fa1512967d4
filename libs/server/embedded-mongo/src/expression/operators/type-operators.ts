import { bsonTypeOfNumber, typeNameOf } from '../../bson/bson-type.js';
import { toSafeInteger } from '../../bson/numbers/number.js';
import { isNullish, isNumber, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError, MongoError } from '../../errors/mongo-error.js';
import { ERROR_CODES } from '../../errors/error-codes.js';
import { CONVERSION_TARGETS, convertValue, type ConversionTarget } from '../conversion.js';
import type {
  Expression,
  ExpressionCompiler,
  ExpressionOperator,
  ExpressionOperators,
} from '../expression.js';
import { namedArguments, unary } from '../operator-shapes.js';

/** Manual, "Type Expression Operators". */
export const typeOperators: ExpressionOperators = {
  $convert: compileConvert,
  $isNumber: unary((value) => isNumber(value)),
  $toBool: converting('bool'),
  $toDate: converting('date'),
  $toDecimal: converting('decimal'),
  $toDouble: converting('double'),
  $toInt: converting('int'),
  $toLong: converting('long'),
  $toObjectId: converting('objectId'),
  $toString: converting('string'),
  $type: unary((value) => typeNameOf(value)),
};

function converting(target: ConversionTarget): ExpressionOperator {
  return unary((value) => (isNullish(value) ? null : convertValue(value, target)));
}

function compileConvert(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: ERROR_CODES.FailedToParse,
    unknown: ERROR_CODES.FailedToParse,
    required: { input: ERROR_CODES.FailedToParse, to: ERROR_CODES.FailedToParse },
    optional: ['onError', 'onNull'],
  });
  const input = compiler.compile(args.input);
  const to = compiler.compile(args.to);
  const onError = args.onError === undefined ? undefined : compiler.compile(args.onError);
  const onNull = args.onNull === undefined ? () => null : compiler.compile(args.onNull);
  return (root) => {
    const value = input(root);
    const target = to(root);
    if (isNullish(target)) return null;
    const conversion = readTarget(target);
    if (isNullish(value)) return onNull(root);
    try {
      return convertValue(value, conversion);
    } catch (error) {
      if (onError && isConversionFailure(error)) return onError(root);
      throw error;
    }
  };
}

function isConversionFailure(error: unknown): boolean {
  return error instanceof MongoError && error.code === ERROR_CODES.ConversionFailure;
}

function readTarget(target: Maybe): ConversionTarget {
  const number = isNumber(target) ? toSafeInteger(target) : undefined;
  const name = number === undefined ? target : bsonTypeOfNumber(number);
  const known = CONVERSION_TARGETS.find((one) => one === name);
  if (!known) throw mongoError('BadValue', `Unknown type name: ${String(target)}`);
  return known;
}
