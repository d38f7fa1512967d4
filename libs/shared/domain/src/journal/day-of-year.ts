/** Month and day of a date: `-03-01` of `2026-03-01`. */
const monthAndDay = (date: string) => date.slice(-6);

/**
 * The dates in other years that count as the same day, as `-MM-DD`: the date itself, and on 28 February of a common
 * year also the 29th.
 *
 * @param date `2026-02-28`
 */
export function daysRememberedOn(date: string): string[] {
  const day = monthAndDay(date);
  const year = Number(date.slice(0, -6));
  return day === '-02-28' && !isLeapYear(year) ? [day, '-02-29'] : [day];
}

/** Whether a date is an anniversary of a day. Both are `2026-03-01`. */
export function isSameDayOfYear(date: string, day: string): boolean {
  return daysRememberedOn(day).includes(monthAndDay(date));
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
