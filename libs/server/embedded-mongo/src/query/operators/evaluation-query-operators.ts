import { isRegularExpression } from '../../bson/patterns/regular-expression.js';
import { isNaNValue, toNumber } from '../../bson/numbers/number.js';
import { BSONRegExp, isArray, isNumber, type BsonNumber, type BsonValue } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { FieldOperators } from '../predicate.js';
import { matchesRegularExpression } from '../regex-test.js';

/** Manual, "Evaluation Query Operators": those on a field. */
export const evaluationQueryOperators: FieldOperators = {
  $mod: (argument, field) => {
    const [divisor, remainder] = readModulo(argument);
    return field.anyValue(
      (value) => isNumber(value) && isFinite(value) && truncated(value) % divisor === remainder,
    );
  },
  $options: (_options, field) => {
    if (!field.operators.has('$regex')) throw mongoError('BadValue', '$options needs a $regex');
    return undefined;
  },
  $regex: (pattern, field) =>
    field.anyValue(
      matchesRegularExpression(readExpression(pattern, field.operators.get('$options')), field.deadline),
    ),
};

function readModulo(argument: BsonValue): [bigint, bigint] {
  if (!isArray(argument)) throw mongoError('BadValue', 'malformed mod, needs to be an array');
  if (argument.length < 2) throw mongoError('BadValue', 'malformed mod, not enough elements');
  if (argument.length > 2) throw mongoError('BadValue', 'malformed mod, too many elements');
  const [divisor, remainder] = argument as [BsonValue, BsonValue];
  if (!isNumber(divisor) || !isFinite(divisor))
    throw mongoError('BadValue', 'malformed mod, divisor not a number');
  if (!isNumber(remainder) || !isFinite(remainder))
    throw mongoError('BadValue', 'malformed mod, remainder not a number');
  if (truncated(divisor) === 0n) throw mongoError('BadValue', 'divisor cannot be 0');
  return [truncated(divisor), truncated(remainder)];
}

function isFinite(value: BsonNumber): boolean {
  return typeof value === 'bigint' || (!isNaNValue(value) && Number.isFinite(toNumber(value)));
}

function truncated(value: BsonNumber): bigint {
  return typeof value === 'bigint' ? value : BigInt(Math.trunc(toNumber(value)));
}

function readExpression(pattern: BsonValue, options: BsonValue | undefined): BSONRegExp {
  if (options !== undefined && typeof options !== 'string')
    throw mongoError('BadValue', '$options has to be a string');
  if (typeof pattern === 'string') {
    if (pattern.includes('\0'))
      throw mongoError(51091, 'Regular expression cannot contain an embedded null byte');
    return new BSONRegExp(pattern, sortedFlags(options ?? ''));
  }
  if (!isRegularExpression(pattern)) throw mongoError('BadValue', '$regex has to be a string');
  if (options === undefined) return pattern;
  if (pattern.options !== '') throw mongoError(51075, 'options set in both $regex and $options');
  return new BSONRegExp(pattern.pattern, sortedFlags(options));
}

function sortedFlags(options: string): string {
  const unknown = [...options].find((flag) => !'imsxu'.includes(flag));
  if (unknown !== undefined) throw mongoError(51108, `invalid flag in regex options: ${unknown}`);
  return [...options].sort().join('');
}
