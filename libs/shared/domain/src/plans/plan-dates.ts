/**
 * Dates of a reading plan: `2026-11-23`, the reader's own calendar dates. They have no time zone, so they are counted
 * in days since 1970-01-01, and no change of daylight saving time can move them.
 */
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** Days of the week, from Monday (1) to Sunday (7) (ISO 8601). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Whether a text is a date of the calendar; 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && dateOfNumber(at / DAY_MS) === text;
}

/** Days from 1970-01-01 to a date. */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

export function dateOfNumber(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date a number of days after another, or before it. */
export function dateAfter(date: string, days: number): string {
  return dateOfNumber(dayNumberOf(date) + days);
}

/** Days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

export function weekdayOf(date: string): Weekday {
  return weekdayOfNumber(dayNumberOf(date));
}

export function weekdayOfNumber(day: number): Weekday {
  return (((((day + FIRST_WEEKDAY - 1) % 7) + 7) % 7) + 1) as Weekday;
}

/** The Monday of the week of a date. */
export function weekOf(date: string): string {
  return dateAfter(date, 1 - weekdayOf(date));
}

/**
 * The date at a moment where the reader is.
 *
 * @param timeZone an IANA name; UTC when it is missing or unknown to this runtime
 */
export function localDateAt(now: Date, timeZone: string | undefined): string {
  const parts = partsIn(now, timeZone ?? 'UTC') ?? partsIn(now, 'UTC')!;
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
}

function partsIn(now: Date, timeZone: string): Intl.DateTimeFormatPart[] | undefined {
  try {
    return formatOf(timeZone).formatToParts(now);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A format takes far longer to make than to use. The names come from readers, in any letter case, so they are bounded. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 1_000;

/** @throws RangeError for an unknown time zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', { timeZone, ...date });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
