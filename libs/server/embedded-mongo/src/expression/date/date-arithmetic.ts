import { mongoError } from '../../errors/mongo-error.js';
import { addMonths, DAY_MILLISECONDS } from './calendar.js';
import type { DateUnit } from './date-argument.js';
import { fromWallTime, toWallTime, type TimeZone } from './time-zone.js';

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
 * "$densify: Time Unit").
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
