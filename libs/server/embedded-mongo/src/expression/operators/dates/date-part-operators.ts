import { typeNameOf } from '../../../bson/bson-type.js';
import { documentOf } from '../../../bson/document-literal.js';
import { toSafeInteger } from '../../../bson/numbers/number.js';
import { isArray, isDocument, isNullish, isNumber, type BsonValue, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import {
  dayOfWeek,
  dayOfYear,
  isoDayOfWeek,
  isoWeek,
  isoWeekDate,
  isoWeekYear,
  weekOfYear,
} from '../../date/calendar.js';
import { readTimeZone, requireDate } from '../../date/date-argument.js';
import { fromWallTime, toWallTime, utcMilliseconds } from '../../date/time-zone.js';
import type {
  Expression,
  ExpressionCompiler,
  ExpressionOperator,
  ExpressionOperators,
} from '../../expression.js';
import { named, namedArguments } from '../../operator-shapes.js';

/** Manual, "Date Expression Operators": operators that split dates into parts and build dates from parts. */
export const datePartOperators: ExpressionOperators = {
  $dateFromParts: named(
    {
      notObject: 40519,
      unknown: 40518,
      required: {},
      optional: [
        'year',
        'month',
        'day',
        'isoWeekYear',
        'isoWeek',
        'isoDayOfWeek',
        'hour',
        'minute',
        'second',
        'millisecond',
        'timezone',
      ],
    },
    dateFromParts,
  ),
  $dateToParts: named(
    { notObject: 40524, unknown: 40520, required: { date: 40522 }, optional: ['timezone', 'iso8601'] },
    dateToParts,
  ),
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dayOfWeek: part(dayOfWeek),
  $dayOfYear: part(dayOfYear),
  $hour: part((date) => date.getUTCHours()),
  $isoDayOfWeek: part(isoDayOfWeek),
  $isoWeek: part(isoWeek),
  $isoWeekYear: part((date) => BigInt(isoWeekYear(date))),
  $millisecond: part((date) => date.getUTCMilliseconds()),
  $minute: part((date) => date.getUTCMinutes()),
  $month: part((date) => date.getUTCMonth() + 1),
  $second: part((date) => date.getUTCSeconds()),
  $week: part(weekOfYear),
  $year: part((date) => date.getUTCFullYear()),
};

/** One field of a date, given as an expression or as `{ date, timezone }`. */
function part(read: (wall: Date) => BsonValue): ExpressionOperator {
  return (argument, compiler, name) => {
    const { date, timezone } = dateAndZone(argument, compiler, name);
    return (root) => {
      const value = date(root);
      if (isNullish(value)) return null;
      const zone = readTimeZone(timezone?.(root), timezone !== undefined);
      return zone ? read(new Date(toWallTime(requireDate(value).getTime(), zone))) : null;
    };
  };
}

function dateAndZone(
  argument: BsonValue,
  compiler: ExpressionCompiler,
  name: string,
): { date: Expression; timezone?: Expression } {
  if (isDocument(argument) && !argument.keys().next().value?.startsWith('$')) {
    const args = namedArguments(name, argument, {
      notObject: 40535,
      unknown: 40535,
      required: { date: 40539 },
      optional: ['timezone'],
    });
    const date = compiler.compile(args.date);
    return args.timezone === undefined ? { date } : { date, timezone: compiler.compile(args.timezone) };
  }
  if (isArray(argument) && argument.length !== 1)
    throw mongoError(
      40536,
      `${name} accepts exactly one argument if given an array, but was given ${argument.length}`,
    );
  return { date: compiler.compile(isArray(argument) ? (argument[0] as BsonValue) : argument) };
}

function dateToParts(
  { date, timezone, iso8601 }: Parts,
  _name: string,
  _context: unknown,
  args: ReadonlySet<string>,
): Maybe {
  const zone = readTimeZone(timezone, args.has('timezone'));
  if (isNullish(date) || !zone || (args.has('iso8601') && isNullish(iso8601))) return null;
  if (iso8601 !== undefined && typeof iso8601 !== 'boolean')
    throw mongoError(40521, `iso8601 must evaluate to a bool, found ${typeNameOf(iso8601)}`);
  const wall = new Date(toWallTime(requireDate(date).getTime(), zone));
  const day = iso8601
    ? { isoWeekYear: isoWeekYear(wall), isoWeek: isoWeek(wall), isoDayOfWeek: isoDayOfWeek(wall) }
    : { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
  return documentOf({
    ...day,
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    millisecond: wall.getUTCMilliseconds(),
  });
}

type Parts = Record<string, Maybe>;

function dateFromParts(parts: Parts, _name: string, _context: unknown, args: ReadonlySet<string>): Maybe {
  const iso = args.has('isoWeekYear');
  if (iso === args.has('year'))
    throw mongoError(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
  const foreign = iso ? ['month', 'day'] : ['isoWeek', 'isoDayOfWeek'];
  if (foreign.some((field) => args.has(field)))
    throw mongoError(
      iso ? 40489 : 40525,
      '$dateFromParts does not allow mixing natural dates with ISO dates',
    );
  for (const field of args) if (field !== 'timezone' && isNullish(parts[field])) return null;
  const zone = readTimeZone(parts.timezone, args.has('timezone'));
  if (!zone) return null;
  const wall = iso ? wallOfIsoParts(parts) : wallOfParts(parts);
  return new Date(fromWallTime(wall, zone));
}

function wallOfParts(parts: Parts): number {
  return utcMilliseconds({
    year: readYear(parts.year, 'year'),
    ...readMonthAndDay(parts),
    ...readTime(parts),
  });
}

function readMonthAndDay(parts: Parts) {
  return { month: readPart(parts, 'month', 1), day: readPart(parts, 'day', 1) };
}

function readTime(parts: Parts) {
  return {
    hour: readPart(parts, 'hour', 0),
    minute: readPart(parts, 'minute', 0),
    second: readPart(parts, 'second', 0),
    millisecond: readPart(parts, 'millisecond', 0),
  };
}

function wallOfIsoParts(parts: Parts): number {
  const day = isoWeekDate(
    readYear(parts.isoWeekYear, 'isoWeekYear'),
    readPart(parts, 'isoWeek', 1),
    readPart(parts, 'isoDayOfWeek', 1),
  );
  const { hour, minute, second, millisecond } = readTime(parts);
  return day + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
}

function readYear(value: Maybe, field: string): number {
  const year = readInteger(value, field);
  if (year < 1 || year > 9999)
    throw mongoError(40523, `'${field}' must evaluate to an integer in the range 1 to 9999, found ${year}`);
  return year;
}

/** A value out of a field's range carries over into the next larger field. Values must fit into 16 bits. */
function readPart(parts: Parts, field: string, otherwise: number): number {
  if (parts[field] === undefined) return otherwise;
  const value = readInteger(parts[field], field);
  const bounded = field === 'second' || field === 'millisecond' ? 2 ** 62 : 32767;
  if (value < -bounded - 1 || value > bounded)
    throw mongoError(
      31034,
      `'${field}' must evaluate to a value in the range [-32768, 32767]; value is ${value}`,
    );
  return value;
}

function readInteger(value: Maybe, field: string): number {
  const integer = isNumber(value) ? toSafeInteger(value) : undefined;
  if (integer === undefined)
    throw mongoError(40515, `'${field}' must evaluate to an integer, found ${typeNameOf(value)}`);
  return integer;
}
