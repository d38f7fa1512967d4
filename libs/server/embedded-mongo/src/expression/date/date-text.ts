import { mongoError } from '../../errors/mongo-error.js';
import {
  dayOfWeek,
  dayOfYear,
  isoDayOfWeek,
  isoWeek,
  isoWeekDate,
  isoWeekYear,
  weekOfYear,
} from './calendar.js';
import { fromWallTime, timeZoneOf, toWallTime, UTC, utcMilliseconds, type TimeZone } from './time-zone.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MINUTE = 60_000;

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/** Format specifiers (manual, "$dateToString: Format Specifiers"). */
const writers: Readonly<Record<string, (wall: Date, offset: number) => string>> = {
  '%': () => '%',
  b: (wall) => (MONTHS[wall.getUTCMonth()] as string).slice(0, 3),
  B: (wall) => MONTHS[wall.getUTCMonth()] as string,
  d: (wall) => pad(wall.getUTCDate(), 2),
  G: (wall) => writeYear(isoWeekYear(wall)),
  H: (wall) => pad(wall.getUTCHours(), 2),
  j: (wall) => pad(dayOfYear(wall), 3),
  L: (wall) => pad(wall.getUTCMilliseconds(), 3),
  m: (wall) => pad(wall.getUTCMonth() + 1, 2),
  M: (wall) => pad(wall.getUTCMinutes(), 2),
  S: (wall) => pad(wall.getUTCSeconds(), 2),
  u: (wall) => String(isoDayOfWeek(wall)),
  U: (wall) => pad(weekOfYear(wall), 2),
  V: (wall) => pad(isoWeek(wall), 2),
  w: (wall) => String(dayOfWeek(wall)),
  Y: (wall) => writeYear(wall.getUTCFullYear()),
  z: (_wall, offset) => {
    const minutes = Math.abs(Math.trunc(offset / MINUTE));
    return `${offset < 0 ? '-' : '+'}${pad(Math.trunc(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
  },
  Z: (_wall, offset) => `${offset < 0 ? '-' : '+'}${pad(Math.abs(Math.trunc(offset / MINUTE)), 3)}`,
};

function writeYear(year: number): string {
  if (year < 0 || year > 9999)
    throw mongoError(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${year}`,
    );
  return pad(year, 4);
}

/** @throws MongoError 18535 or 18536 for an invalid format */
export function formatDate(instant: number, format: string, zone: TimeZone): string {
  const wall = new Date(toWallTime(instant, zone));
  const offset = zone.offsetAt(instant);
  return format.replaceAll(/%([\s\S]?)/g, (_all, specifier: string) => {
    if (specifier === '') throw mongoError(18535, "Unmatched '%' at end of format string");
    const write = writers[specifier];
    if (!write) throw mongoError(18536, `Invalid format character '%${specifier}' in format string`);
    return write(wall, offset);
  });
}

type ReadFields = Partial<
  Record<
    | 'year'
    | 'month'
    | 'day'
    | 'hour'
    | 'minute'
    | 'second'
    | 'millisecond'
    | 'dayOfYear'
    | 'isoYear'
    | 'isoWeek'
    | 'isoDay'
    | 'offset',
    number
  >
>;

const offsetOf = (text: string) => timeZoneOf(text === 'Z' || text === 'z' ? 'UTC' : text).offsetAt(0);
const monthOf = (text: string) =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) + 1;

/** How each specifier is parsed: its pattern, the field that it sets, and the conversion. */
const readers: Readonly<
  Record<string, readonly [pattern: string, field: keyof ReadFields, read: (text: string) => number]>
> = {
  b: ['Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec', 'month', monthOf],
  B: [MONTHS.join('|'), 'month', monthOf],
  d: ['\\d{1,2}', 'day', Number],
  G: ['\\d{4}', 'isoYear', Number],
  H: ['\\d{1,2}', 'hour', Number],
  j: ['\\d{1,3}', 'dayOfYear', Number],
  L: ['\\d{1,3}', 'millisecond', Number],
  m: ['\\d{1,2}', 'month', Number],
  M: ['\\d{1,2}', 'minute', Number],
  S: ['\\d{1,2}', 'second', Number],
  u: ['[1-7]', 'isoDay', Number],
  V: ['\\d{1,2}', 'isoWeek', Number],
  Y: ['\\d{4}', 'year', Number],
  z: ['[zZ]|[+-]\\d{2}:?(?:\\d{2})?', 'offset', offsetOf],
  Z: ['[+-]\\d{3}', 'offset', (text) => Number(text) * MINUTE],
};

/**
 * Parses a date by a format.
 *
 * @throws MongoError 241 ConversionFailure if the text does not match the format, 18535 or 18536 for an invalid format
 */
export function parseDateByFormat(text: string, format: string, zone: TimeZone | undefined): Date {
  const fields: (readonly [keyof ReadFields, (text: string) => number])[] = [];
  const pattern = format.replaceAll(
    /%([\s\S]?)|[\\^$.*+?()[\]{}|/]/g,
    (token, specifier: string | undefined) => {
      if (specifier === undefined) return `\\${token}`;
      if (specifier === '') throw mongoError(18535, "Unmatched '%' at end of format string");
      if (specifier === '%') return '%';
      const reader = readers[specifier];
      if (!reader) throw mongoError(18536, `Invalid format character '%${specifier}' in format string`);
      fields.push([reader[1], reader[2]]);
      return `(${reader[0]})`;
    },
  );
  const match = new RegExp(`^${pattern}$`, 'i').exec(text);
  if (!match) throw notADate(text);
  const read: ReadFields = {};
  fields.forEach(([field, convert], index) => (read[field] = convert(match[index + 1] as string)));
  return dateOfFields(read, text, zone);
}

/** ISO 8601, with a space or T between date and time. Everything after the date is optional. */
const ISO_DATE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*([zZ]|[+-]\d{2}:?(?:\d{2})?)?$/;

/**
 * Parses a date without a format. MongoDB accepts many more notations; this server accepts only ISO 8601.
 *
 * @throws MongoError 241 ConversionFailure
 */
export function parseDate(text: string, zone?: TimeZone): Date {
  const match = ISO_DATE.exec(text.trim());
  if (!match) throw notADate(text);
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = match;
  return dateOfFields(
    {
      year: Number(year),
      month: Number(month),
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
      millisecond: Math.trunc(Number(`0.${fraction}`) * 1000),
      ...(offset !== undefined && { offset: offsetOf(offset) }),
    },
    text,
    zone,
  );
}

function dateOfFields(fields: ReadFields, text: string, zone: TimeZone | undefined): Date {
  if (fields.offset !== undefined && zone !== undefined)
    throw mongoError(
      'ConversionFailure',
      `you cannot pass in a date/time string with time zone information ('${text}') together with a timezone argument`,
    );
  const { hour = 0, minute = 0, second = 0, millisecond = 0 } = fields;
  if (hour > 23 || minute > 59 || second > 59) throw notADate(text);
  const wall = wallDay(fields, text) + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  return new Date(fields.offset === undefined ? fromWallTime(wall, zone ?? UTC) : wall - fields.offset);
}

function wallDay(fields: ReadFields, text: string): number {
  if (fields.isoYear !== undefined)
    return isoWeekDate(fields.isoYear, fields.isoWeek ?? 1, fields.isoDay ?? 1);
  const { year, month, day, dayOfYear: ordinal } = fields;
  if (year === undefined) throw notADate(text);
  const noTime = { hour: 0, minute: 0, second: 0, millisecond: 0 };
  if (ordinal !== undefined) return utcMilliseconds({ year, month: 1, day: ordinal, ...noTime });
  if (month === undefined || day === undefined) throw notADate(text);
  const wall = utcMilliseconds({ year, month, day, ...noTime });
  const date = new Date(wall);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) throw notADate(text);
  return wall;
}

function notADate(text: string) {
  return mongoError('ConversionFailure', `Error parsing date string '${text}'`);
}
