import { mongoError } from '../../errors/mongo-error.js';
import { addMonths, DAY_MILLISECONDS } from './calendar.js';
import type { DateUnit } from './date-argument.js';
import { fromWallTime, toWallTime, utcMilliseconds, type TimeZone } from './time-zone.js';

const CLOCK_UNITS: Readonly<Partial<Record<DateUnit, number>>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const MONTHS: Readonly<Partial<Record<DateUnit, number>>> = { year: 12, quarter: 3, month: 1 };
const DAYS: Readonly<Partial<Record<DateUnit, number>>> = { week: 7, day: 1 };

/**
 * Adds hours and smaller units to the instant, days and larger units to the calendar of the time zone (manual,
 * "$dateAdd").
 */
export function addToDate(start: Date, unit: DateUnit, amount: number, zone: TimeZone): Date {
  const result = new Date(shifted(start.getTime(), unit, amount, zone));
  if (Number.isNaN(result.getTime()))
    throw mongoError('Overflow', `invalid $dateAdd amount: ${amount} ${unit}`);
  return result;
}

function shifted(instant: number, unit: DateUnit, amount: number, zone: TimeZone): number {
  const clock = CLOCK_UNITS[unit];
  if (clock !== undefined) return instant + amount * clock;
  const wall = new Date(toWallTime(instant, zone));
  const months = MONTHS[unit];
  const target =
    months === undefined
      ? wall.getTime() + amount * (DAYS[unit] ?? 1) * DAY_MILLISECONDS
      : addMonths(wall, amount * months).getTime();
  return fromWallTime(target, zone);
}

/**
 * The number of unit boundaries between two instants. Weeks start on `weekStart`, 0 for Sunday (manual, "$dateDiff").
 */
export function differenceOfDates(
  from: number,
  to: number,
  unit: DateUnit,
  zone: TimeZone,
  weekStart: number,
): number {
  const clock = CLOCK_UNITS[unit];
  if (clock !== undefined) return differenceByClock(from, to, clock, zone);
  const [start, end] = [new Date(toWallTime(from, zone)), new Date(toWallTime(to, zone))];
  const months = MONTHS[unit];
  if (months !== undefined)
    return Math.floor(monthNumber(end) / months) - Math.floor(monthNumber(start) / months);
  return unit === 'day'
    ? dayNumber(end) - dayNumber(start)
    : weekNumber(end, weekStart) - weekNumber(start, weekStart);
}

function differenceByClock(from: number, to: number, length: number, zone: TimeZone): number {
  const [before, after] = [zone.offsetAt(from), zone.offsetAt(to)];
  const boundaries = Math.floor((to + after) / length) - Math.floor((from + before) / length);
  // A change of the zone's offset between the two instants changes the clock, not the elapsed time.
  return boundaries - Math.trunc((after - before) / length);
}

const monthNumber = (wall: Date) => wall.getUTCFullYear() * 12 + wall.getUTCMonth();
const dayNumber = (wall: Date) => Math.floor(wall.getTime() / DAY_MILLISECONDS);
/** 1970-01-01 was a Thursday. */
const weekNumber = (wall: Date, weekStart: number) => Math.floor((dayNumber(wall) + 4 - weekStart) / 7);

const REFERENCE_YEAR = 2000;
const referenceWall = utcMilliseconds({
  year: REFERENCE_YEAR,
  month: 1,
  day: 1,
  hour: 0,
  minute: 0,
  second: 0,
  millisecond: 0,
});

/**
 * The start of the bin that contains an instant. Bins are counted from the beginning of 2000 (manual, "$dateTrunc").
 */
export function truncateDate(
  instant: number,
  unit: DateUnit,
  size: number,
  zone: TimeZone,
  weekStart: number,
): number {
  const wall = toWallTime(instant, zone);
  const clock = CLOCK_UNITS[unit];
  if (clock !== undefined) {
    const bin = clock * size;
    return instant - modulo(wall - referenceWall, bin);
  }
  const months = MONTHS[unit];
  if (months !== undefined) {
    const bin = months * size;
    const first = monthNumber(new Date(wall)) - REFERENCE_YEAR * 12;
    return fromWallTime(addMonths(new Date(referenceWall), first - modulo(first, bin)).getTime(), zone);
  }
  const bin = (DAYS[unit] ?? 1) * size;
  const reference = dayNumber(new Date(referenceWall)) + (unit === 'week' ? modulo(weekStart - 6, 7) : 0);
  const days = dayNumber(new Date(wall)) - reference;
  return fromWallTime((reference + days - modulo(days, bin)) * DAY_MILLISECONDS, zone);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
