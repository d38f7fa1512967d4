import { typeNameOf } from '../bson/bson-type.js';
import { numberType, toNumber } from '../bson/numbers/number.js';
import { isNullish, isNumber, Timestamp, type BsonNumber, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';

/**
 * Converts a value to text, as the string operators with operands of any type do. Null is empty; numbers and dates are
 * formatted.
 *
 * @throws MongoError 16007 for types without a text form
 */
export function coerceToText(value: Maybe): string {
  if (typeof value === 'string') return value;
  if (isNullish(value)) return '';
  if (isNumber(value)) return numberToText(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  throw mongoError(16007, `can't convert from BSON type ${typeNameOf(value)} to String`);
}

export function numberToText(value: BsonNumber): string {
  return numberType(value) === 'double' ? doubleToText(toNumber(value)) : value.toString();
}

/** Sixteen significant digits, as C's `%.16g`. */
function doubleToText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const [mantissa, exponent] = value.toExponential(15).split('e') as [string, string];
  const power = Number(exponent);
  if (power < -4 || power >= 16)
    return `${trimZeros(mantissa)}e${power < 0 ? '-' : '+'}${twoDigits(Math.abs(power))}`;
  return trimZeros(value.toFixed(Math.max(0, 15 - power)));
}

function trimZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
