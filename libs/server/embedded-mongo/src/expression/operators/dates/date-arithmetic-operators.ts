import { typeNameOf } from '../../../bson/bson-type.js';
import { toSafeInteger } from '../../../bson/numbers/number.js';
import { isNullish, isNumber, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import { readStartOfWeek, readTimeZone, readUnit, requireDate } from '../../date/date-argument.js';
import { addToDate, differenceOfDates, truncateDate } from '../../date/date-arithmetic.js';
import type { ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { named } from '../../operator-shapes.js';

/** Manual, "Date Expression Operators": $dateAdd, $dateSubtract, $dateDiff, $dateTrunc. */
export const dateArithmeticOperators: ExpressionOperators = {
  $dateAdd: adding(1),
  $dateSubtract: adding(-1),
  $dateDiff: named(
    {
      notObject: 5166301,
      unknown: 5166302,
      required: { startDate: 5166303, endDate: 5166304, unit: 5166305 },
      optional: ['timezone', 'startOfWeek'],
    },
    ({ startDate, endDate, unit, timezone, startOfWeek }, name, _context, args) => {
      const zone = readTimeZone(timezone, args.has('timezone'));
      if (isNullish(startDate) || isNullish(endDate) || isNullish(unit) || !zone) return null;
      const units = readUnit(unit, name, 5166306);
      if (units === 'week' && args.has('startOfWeek') && isNullish(startOfWeek)) return null;
      const weekStart = units === 'week' ? readStartOfWeek(startOfWeek, name, 5439015) : 0;
      const [from, to] = [requireDate(startDate, 5166307), requireDate(endDate, 5166308)];
      return BigInt(differenceOfDates(from.getTime(), to.getTime(), units, zone, weekStart));
    },
  ),
  $dateTrunc: named(
    {
      notObject: 5439007,
      unknown: 5439008,
      required: { date: 5439009, unit: 5439010 },
      optional: ['binSize', 'timezone', 'startOfWeek'],
    },
    ({ date, unit, binSize, timezone, startOfWeek }, name, _context, args) => {
      const zone = readTimeZone(timezone, args.has('timezone'));
      if (isNullish(date) || isNullish(unit) || !zone || (args.has('binSize') && isNullish(binSize)))
        return null;
      const units = readUnit(unit, name, 5439013);
      if (units === 'week' && args.has('startOfWeek') && isNullish(startOfWeek)) return null;
      const weekStart = units === 'week' ? readStartOfWeek(startOfWeek, name, 5439015) : 0;
      const size = binSize === undefined ? 1 : readBinSize(binSize, name);
      return new Date(truncateDate(requireDate(date, 5439012).getTime(), units, size, zone, weekStart));
    },
  ),
};

function adding(sign: 1 | -1): ExpressionOperator {
  return named(
    {
      notObject: 5166400,
      unknown: 5166401,
      required: { startDate: 5166402, unit: 5166402, amount: 5166402 },
      optional: ['timezone'],
    },
    ({ startDate, unit, amount, timezone }, name, _context, args) => {
      const zone = readTimeZone(timezone, args.has('timezone'));
      if (isNullish(startDate) || isNullish(unit) || isNullish(amount) || !zone) return null;
      const start = requireDate(startDate, 5166403);
      const units = readUnit(unit, name, 5166404);
      return addToDate(start, units, sign * readAmount(amount, name), zone);
    },
  );
}

function readAmount(value: Maybe, name: string): number {
  const amount = isNumber(value) ? toSafeInteger(value) : undefined;
  if (amount !== undefined) return amount;
  throw mongoError(5166405, `${name} expects integer amount of time units, but got ${typeNameOf(value)}`);
}

function readBinSize(value: Maybe, name: string): number {
  const size = isNumber(value) ? toSafeInteger(value) : undefined;
  if (size === undefined)
    throw mongoError(
      5439017,
      `${name} requires 'binSize' to be a 64-bit integer, but got ${typeNameOf(value)}`,
    );
  if (size <= 0)
    throw mongoError(5439018, `${name} requires 'binSize' to be greater than 0, but got value ${size}`);
  return size;
}
