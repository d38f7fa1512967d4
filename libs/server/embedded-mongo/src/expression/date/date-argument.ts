import { typeNameOf } from '../../bson/bson-type.js';
import { ObjectId, Timestamp, isNullish, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { timeZoneOf, UTC, type TimeZone } from './time-zone.js';

/** Reads an instant: a date, a timestamp or the creation time of an ObjectId. */
export function requireDate(value: Maybe, code = 16006): Date {
  if (value instanceof Date) return value;
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (value instanceof ObjectId) return value.getTimestamp();
  throw mongoError(code, `can't convert from BSON type ${typeNameOf(value)} to Date`);
}

/** The zone of a `timezone` argument: UTC if it is absent, undefined if it is null. */
export function readTimeZone(value: Maybe, isGiven: boolean): TimeZone | undefined {
  if (!isGiven) return UTC;
  if (isNullish(value)) return undefined;
  if (typeof value !== 'string')
    throw mongoError(40517, `timezone must evaluate to a string, found ${typeNameOf(value)}`);
  return timeZoneOf(value);
}

export const DATE_UNITS = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;
export type DateUnit = (typeof DATE_UNITS)[number];
