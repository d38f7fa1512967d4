import { mongoError } from '../../errors/mongo-error.js';

/**
 * A time zone: an Olson name or a fixed offset (manual, "$dateToString: timezone"). A wall-clock time is represented as
 * the milliseconds of a Date whose UTC fields are the fields of the wall clock.
 */
export type TimeZone = {
  /** The offset from UTC at an instant, in milliseconds. */
  offsetAt(instant: number): number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIXED_OFFSET = /^([+-])(\d{2}):?(\d{2})?$/;

export const UTC: TimeZone = { offsetAt: () => 0 };

const zones = new Map<string, TimeZone>();

/** @throws MongoError 40485 for a name that is not in the time zone database */
export function timeZoneOf(name: string): TimeZone {
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = createTimeZone(name)));
  return zone;
}

function createTimeZone(name: string): TimeZone {
  if (name === 'UTC' || name === 'GMT' || name === 'Z') return UTC;
  const fixed = FIXED_OFFSET.exec(name);
  if (fixed) {
    const [, sign, hours, minutes = '0'] = fixed;
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
    return { offsetAt: () => offset };
  }
  return olsonZone(name);
}

function olsonZone(name: string): TimeZone {
  const format = clockOf(name);
  return {
    offsetAt(instant) {
      const parts = Object.fromEntries(
        format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
      );
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
      const wall = utcMilliseconds({ year, month, day, hour, minute, second, millisecond: 0 });
      return wall - Math.floor(instant / 1000) * 1000;
    },
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw mongoError(40485, `unrecognized time zone identifier: "${timeZone}"`);
  }
}

/** The wall-clock time of an instant. */
export function toWallTime(instant: number, zone: TimeZone): number {
  return instant + zone.offsetAt(instant);
}

/** The instant of a wall-clock time. For an hour that is skipped or repeated, the first offset is used. */
export function fromWallTime(wall: number, zone: TimeZone): number {
  const guess = wall - zone.offsetAt(wall);
  const corrected = wall - zone.offsetAt(guess);
  return guess === corrected || toWallTime(corrected, zone) === wall ? corrected : guess;
}

export type ClockFields = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
};

/** Milliseconds of a calendar time in UTC. Fields out of range carry over; years below 100 are taken literally. */
export function utcMilliseconds(fields: ClockFields): number {
  const date = new Date(0);
  date.setUTCFullYear(fields.year, fields.month - 1, fields.day);
  date.setUTCHours(fields.hour, fields.minute, fields.second, fields.millisecond);
  return date.getTime();
}
