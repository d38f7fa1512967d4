import type { ReadingPlan } from '@word-unfolded/contracts';
import { dateAfter, firstWeekday, weekdayOf, type Language } from '@word-unfolded/domain';

type DateStatus = 'read' | 'due' | 'missed' | 'frozen' | 'free';

/** A date of the calendar of a plan. */
export type PlanDate = {
  readonly date: string;
  readonly status: DateStatus;
  /** How many readings it has. */
  readonly readings: number;
  /** The first day that is read or due on it; undefined for none. */
  readonly day: number | undefined;
};

/** A month with its weeks from the first day of a week in the reader's language; undefined where a week has dates of other months. */
export type PlanMonth = {
  readonly month: string;
  readonly weeks: readonly (readonly (PlanDate | undefined)[])[];
};

/** The months of a plan, from its first date to its last. */
export function monthsOf(plan: ReadingPlan, today: string, language: Language): readonly PlanMonth[] {
  /** The column of a date in its week, from 0. */
  const columnOf = (date: string) => (weekdayOf(date) - firstWeekday(language) + 7) % 7;
  const byDate = new Map<string, ReadingPlan['days']>();
  for (const day of plan.days) if (!day.skipped) byDate.set(day.date, [...(byDate.get(day.date) ?? []), day]);
  const dates = [...byDate.keys(), plan.startDate].sort();
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const months: { month: string; weeks: (PlanDate | undefined)[][] }[] = [];
  for (let date = dateAfter(first, -columnOf(first)); date <= last; date = dateAfter(date, 1)) {
    if (date.slice(0, 7) < first.slice(0, 7)) continue;
    const month = date.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, weeks: [] });
    const { weeks } = months.at(-1)!;
    const column = columnOf(date);
    if (weeks.length === 0 || column === 0) weeks.push(Array.from({ length: 7 }, () => undefined));
    weeks.at(-1)![column] = dateOf(plan, date, byDate.get(date) ?? [], today);
  }
  return months;
}

function dateOf(plan: ReadingPlan, date: string, readings: ReadingPlan['days'], today: string): PlanDate {
  const open = readings.find(({ completed }) => !completed) ?? readings[0];
  return {
    date,
    status: statusOf(plan, date, readings, today),
    readings: readings.length,
    day: open?.day,
  };
}

function statusOf(
  { frozenDates }: ReadingPlan,
  date: string,
  readings: ReadingPlan['days'],
  today: string,
): DateStatus {
  if (readings.length > 0 && readings.every(({ completed }) => completed)) return 'read';
  if (frozenDates.includes(date)) return 'frozen';
  if (readings.length === 0) return 'free';
  return date < today ? 'missed' : 'due';
}
