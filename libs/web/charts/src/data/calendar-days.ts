/** The place of a day in a calendar of weeks: its column and its row, Sunday first. */
export type CalendarDay = { readonly week: number; readonly weekday: number };

const DAY_MS = 86_400_000;
const THE_FIRST_SUNDAY = 3; // 1970-01-04

/**
 * The places of days in a calendar in which each column is a week, the first one that of the earliest day. A key that is
 * no day has no place.
 *
 * @param keys days as `YYYY-MM-DD`
 */
export function calendarDays(keys: readonly string[]): readonly (CalendarDay | undefined)[] {
  const numbers = keys.map((key) => Math.floor(Date.parse(`${key}T00:00:00Z`) / DAY_MS));
  const first = weekOf(numbers.filter(Number.isFinite).reduce((a, b) => Math.min(a, b), Infinity));
  return numbers.map((day) =>
    Number.isFinite(day)
      ? { week: weekOf(day) - first, weekday: day - THE_FIRST_SUNDAY - 7 * weekOf(day) }
      : undefined,
  );
}

const weekOf = (day: number) => Math.floor((day - THE_FIRST_SUNDAY) / 7);
