import { dateAfter, localDateAt } from './plan-dates.js';
import { isRestDate, openDays } from './plan-schedule.js';
import type { PlanState } from './plan-state.js';

/** The hour of a reminder on the reader's clock. */
export const REMINDER_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A reminder that is due. */
export type ReminderTime = {
  /** The reader's date. */
  readonly date: string;
  readonly at: Date;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Zones have left out a whole date at most (Samoa, 30 December 2011), so that one of these has the hour. */
const DATES_AHEAD = 4;

/**
 * The first time after a moment at which a clock in a time zone strikes an hour, once on each date: when clocks are put
 * back, at the first of the two; when they are put forward over it, at the moment of the change.
 *
 * @param hour from 0 to 23
 * @param timeZone an IANA name; UTC when it is unknown to this runtime
 */
export function nextReminder(after: Date, hour: number, timeZone: string): ReminderTime {
  const offsetAt = offsetsOf(timeZone);
  const today = localDateAt(after, timeZone);
  for (let days = 0; days < DATES_AHEAD; days += 1) {
    const date = dateAfter(today, days);
    const at = momentOf(date, hour, offsetAt);
    if (at !== undefined && at > after.getTime()) return { date, at: new Date(at) };
  }
  throw new Error(`no clock in ${timeZone} strikes ${hour} after ${after.toISOString()}`);
}

/**
 * The day of a plan of which its reader is reminded: the first one that is to be read by today.
 *
 * @param timeZone in which the reader's dates are counted
 * @returns undefined when the reader has read today, nothing is due, or the plan rests today
 */
export function dayToRemindOf(state: PlanState, today: string, timeZone: string): number | undefined {
  if (isRestDate(state, today)) return undefined;
  const hasRead = state.completed.some(
    ({ date, at }) => date === today || localDateAt(new Date(at), timeZone) === today,
  );
  if (hasRead) return undefined;
  const due = openDays(state).find((index) => state.dates[index]! <= today);
  return due === undefined ? undefined : due + 1;
}

/** The first moment of a date at which its clock shows an hour or a later one; undefined if the date has none. */
function momentOf(date: string, hour: number, offsetAt: (at: number) => number): number | undefined {
  const local = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const offsets = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)];
  const exact = offsets.map((offset) => local - offset).filter((at) => at + offsetAt(at) === local);
  if (exact.length > 0) return Math.min(...exact);
  const change = changeBetween(local - Math.max(...offsets), local - Math.min(...offsets), offsetAt);
  const isOnDate = new Date(change + offsetAt(change)).toISOString().startsWith(date);
  return isOnDate ? change : undefined;
}

/** The moment between two others at which the offset of a zone changes. */
function changeBetween(from: number, to: number, offsetAt: (at: number) => number): number {
  const before = offsetAt(from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetsOf(timeZone: string): (at: number) => number {
  const format = formatOf(timeZone) ?? formatOf('UTC')!;
  return (at) => {
    const second = Math.floor(at / 1_000) * 1_000;
    const parts = new Map(
      format.formatToParts(second).map(({ type, value }) => [type, Number(value)] as const),
    );
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return shown - second;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn-hc-h23', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
