const DAY_MS = 86_400_000;

/** The Monday of the week of a day, in UTC: weeks begin as in ISO 8601. */
export function mondayOf(day: string): string {
  const moment = Date.parse(`${day}T00:00:00.000Z`);
  const sinceMonday = (new Date(moment).getUTCDay() + 6) % 7;
  return dayAt(moment - sinceMonday * DAY_MS);
}

/** The day that is some days after another; before it, if negative. */
export function daysAfter(day: string, days: number): string {
  return dayAt(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS);
}

/** The number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS);
}

function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
