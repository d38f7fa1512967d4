import { numberType, toNumber, toWholeNumber } from '../../bson/numbers/number.js';
import { show } from '../../bson/show.js';
import { Binary, isArray, isNumber, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { FieldOperator, FieldOperators } from '../predicate.js';

/** Manual, "Bitwise Query Operators". Numbers are sign-extended to 64 bits. Binary data counts from its first byte. */
export const bitwiseQueryOperators: FieldOperators = {
  $bitsAllClear: testingBits((bits) => bits === 0n),
  $bitsAllSet: testingBits((bits, mask) => bits === mask),
  $bitsAnyClear: testingBits((bits, mask) => bits !== mask),
  $bitsAnySet: testingBits((bits) => bits !== 0n),
};

function testingBits(holds: (bits: bigint, mask: bigint) => boolean): FieldOperator {
  return (argument, field, name) => {
    const mask = readMask(argument, name);
    return field.anyValue((value) => {
      const bits = bitsOf(value, mask);
      return bits !== undefined && holds(bits & mask, mask);
    });
  };
}

function readMask(argument: BsonValue, name: string): bigint {
  if (isArray(argument))
    return argument.reduce((mask: bigint, position) => mask | (1n << readPosition(position, name)), 0n);
  if (argument instanceof Binary) return bitsOfBinary(argument);
  const mask = isNumber(argument) ? toWholeNumber(argument) : undefined;
  if (mask === undefined || mask < 0n)
    throw mongoError('FailedToParse', `Expected a non-negative number in: ${name}: ${show(argument)}`);
  return mask;
}

function readPosition(value: BsonValue, name: string): bigint {
  const position = isNumber(value) ? toWholeNumber(value) : undefined;
  if (position === undefined || position < 0n || position > 0x7fffffffn)
    throw mongoError(
      'FailedToParse',
      `Failed to parse bit position. Expected a non-negative number in: ${name}: ${show(value)}`,
    );
  return position;
}

function bitsOf(value: Maybe, mask: bigint): bigint | undefined {
  if (value instanceof Binary) return bitsOfBinary(value);
  if (!isNumber(value) || numberType(value) === 'decimal') return undefined;
  const whole = toWholeNumber(value);
  if (whole === undefined || Math.abs(toNumber(value)) >= 2 ** 63) return undefined;
  // Positions beyond 63 test the sign bit.
  return BigInt.asUintN(Math.max(64, mask.toString(2).length), whole);
}

function bitsOfBinary(binary: Binary): bigint {
  const hex = Buffer.from(binary.value()).reverse().toString('hex');
  return hex === '' ? 0n : BigInt(`0x${hex}`);
}
