import { toDecimal } from '../bson/numbers/arithmetic.js';
import { typeNameOf, type BsonTypeName } from '../bson/bson-type.js';
import { roundDecimal, decimalToBigInt } from '../bson/numbers/decimal.js';
import { double, fitsInt64, isInt32, numberType, toNumber } from '../bson/numbers/number.js';
import {
  Decimal128,
  isNumber,
  ObjectId,
  Timestamp,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../bson/value.js';
import { mongoError, type MongoError } from '../errors/mongo-error.js';
import { parseDate } from './date/date-text.js';
import { numberToText } from './text.js';
import { isTrue } from '../bson/truth.js';

/** The target types of $convert (manual, "$convert"). */
export const CONVERSION_TARGETS = [
  'double',
  'string',
  'objectId',
  'bool',
  'date',
  'int',
  'long',
  'decimal',
] as const;
export type ConversionTarget = (typeof CONVERSION_TARGETS)[number];

/**
 * Converts a value that is neither null nor missing.
 *
 * @throws MongoError 241 ConversionFailure
 */
export function convertValue(value: BsonValue, target: ConversionTarget): BsonValue {
  const converted = converters[target](value);
  if (converted === undefined)
    throw failure(
      `Unsupported conversion from ${typeNameOf(value)} to ${target} in $convert with no onError value`,
    );
  return converted;
}

function failure(message: string): MongoError {
  return mongoError('ConversionFailure', message);
}

const converters: Readonly<Record<ConversionTarget, (value: BsonValue) => Maybe>> = {
  bool: (value) => (typeof value === 'string' ? true : isTrue(value)),
  date: toDate,
  decimal: (value) => {
    if (isNumber(value)) return toDecimal(value);
    if (typeof value === 'boolean') return toDecimal(Number(value));
    if (value instanceof Date) return toDecimal(BigInt(value.getTime()));
    return typeof value === 'string' ? textToDecimal(value) : undefined;
  },
  double: (value) => {
    if (isNumber(value)) return numberToDouble(value);
    if (typeof value === 'boolean') return double(Number(value));
    if (value instanceof Date) return double(value.getTime());
    return typeof value === 'string' ? double(Number(textToDecimal(value).toString())) : undefined;
  },
  int: (value) => {
    const whole = toInteger(value, 'int');
    if (whole === undefined) return undefined;
    const number = Number(whole);
    if (!isInt32(number)) throw overflow(value, 'int');
    return number;
  },
  long: (value) => {
    const whole = value instanceof Date ? BigInt(value.getTime()) : toInteger(value, 'long');
    if (whole !== undefined && !fitsInt64(whole)) throw overflow(value, 'long');
    return whole;
  },
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    if (typeof value !== 'string') return undefined;
    if (!/^[0-9a-f]{24}$/i.test(value))
      throw failure(
        `Failed to parse objectId '${value}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${value.length}`,
      );
    return new ObjectId(value);
  },
  string: toText,
};

function overflow(value: BsonValue, target: BsonTypeName): MongoError {
  return failure(
    `Conversion would overflow target type in $convert with no onError value: ${String(value)} to ${target}`,
  );
}

function toInteger(value: BsonValue, target: BsonTypeName): bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') return textToInteger(value, target);
  return isNumber(value) ? truncate(value, target) : undefined;
}

function truncate(value: BsonNumber, target: BsonTypeName): bigint {
  if (typeof value === 'bigint') return value;
  if (value instanceof Decimal128) {
    const whole = decimalToBigInt(roundDecimal(value, 0, 'truncate'));
    if (whole === undefined) throw overflow(value, target);
    return whole;
  }
  const number = toNumber(value);
  if (!Number.isFinite(number))
    throw failure(`Attempt to convert ${number} value to integer type in $convert with no onError value`);
  return BigInt(Math.trunc(number));
}

function textToInteger(text: string, target: BsonTypeName): bigint {
  if (!/^[+-]?\d+$/.test(text))
    throw failure(
      `Failed to parse number '${text}' in $convert with no onError value: Did not consume whole string.`,
    );
  const whole = BigInt(text.replace('+', ''));
  if (!fitsInt64(whole)) throw overflow(text, target);
  return whole;
}

function textToDecimal(text: string): Decimal128 {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$|^[+-]?(?:inf(?:inity)?|nan)$/i.test(text))
    throw failure(
      `Failed to parse number '${text}' in $convert with no onError value: Did not consume whole string.`,
    );
  return Decimal128.fromStringWithRounding(text);
}

function numberToDouble(value: BsonNumber): BsonNumber {
  const number = toNumber(value);
  if (value instanceof Decimal128 && !Number.isFinite(number) && /\d/.test(value.toString()))
    throw overflow(value, 'double');
  return double(number);
}

/** An int32 is excluded: MongoDB converts only types that can hold milliseconds since 1970. */
function toDate(value: BsonValue): Date | undefined {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (typeof value === 'string') return parseDate(value);
  if (!isNumber(value) || numberType(value) === 'int') return undefined;
  const date = new Date(Number(truncate(value, 'date')));
  if (Number.isNaN(date.getTime())) throw overflow(value, 'date');
  return date;
}

function toText(value: BsonValue): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return numberToText(value);
  if (value instanceof Date) return value.toISOString();
  return value instanceof ObjectId ? value.toHexString() : undefined;
}
