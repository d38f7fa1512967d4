/** The calendar of a wall-clock time: a Date whose UTC fields are the fields of the wall clock. */
export const DAY_MILLISECONDS = 86_400_000;

export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - startOfYear(date.getUTCFullYear())) / DAY_MILLISECONDS) + 1;
}

/** 1 is Sunday. */
export function dayOfWeek(date: Date): number {
  return date.getUTCDay() + 1;
}

/** 1 is Monday (ISO 8601). */
export function isoDayOfWeek(date: Date): number {
  return date.getUTCDay() || 7;
}

/** Weeks start on Sunday. The days before the first Sunday are in week 0. */
export function weekOfYear(date: Date): number {
  return Math.floor((dayOfYear(date) - 1 + 7 - date.getUTCDay()) / 7);
}

/** ISO 8601: weeks start on Monday, and week 1 contains the first Thursday of the year. */
export function isoWeek(date: Date): number {
  return Math.floor((dayOfYear(thursdayOf(date)) - 1) / 7) + 1;
}

export function isoWeekYear(date: Date): number {
  return thursdayOf(date).getUTCFullYear();
}

function thursdayOf(date: Date): Date {
  return new Date(date.getTime() + (4 - isoDayOfWeek(date)) * DAY_MILLISECONDS);
}

function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}

/** The wall-clock time of an ISO week date, in milliseconds. Weeks and days may exceed the year. */
export function isoWeekDate(year: number, week: number, day: number): number {
  const fourth = new Date(new Date(0).setUTCFullYear(year, 0, 4));
  return fourth.getTime() + ((week - 1) * 7 + day - isoDayOfWeek(fourth)) * DAY_MILLISECONDS;
}

/** Adds months. The day stays the same, or becomes the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const target = new Date(date);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(target);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return target;
}
