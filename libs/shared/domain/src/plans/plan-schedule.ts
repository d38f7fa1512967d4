import {
  dateOfNumber,
  dayNumberOf,
  WEEKDAYS,
  weekdayOf,
  weekdayOfNumber,
  type Weekday,
} from './plan-dates.js';
import type { PlanPause, PlanState, WeekdayRule } from './plan-state.js';

/** A new plan: a day on each chosen weekday, from the start on. */
export function newPlanState(
  startDate: string,
  totalDays: number,
  weekdays: readonly Weekday[] = WEEKDAYS,
): PlanState {
  return {
    startDate,
    dates: readingDates(startDate, totalDays, weekdays),
    completed: [],
    skipped: [],
    weekdays: [{ from: startDate, weekdays }],
    pauses: [],
    frozen: [],
    achievements: [],
  };
}

/** The weekdays that apply on a date: those of the last rule that has begun, or of the first one before that. */
export function weekdaysAt(rules: readonly WeekdayRule[], date: string): readonly Weekday[] {
  return (rules.findLast(({ from }) => from <= date) ?? rules[0])?.weekdays ?? WEEKDAYS;
}

/**
 * The weekdays for what is planned from now on: those that the reader chose last. They hold even where it is still the
 * day before, after a journey to another time zone.
 */
export function chosenWeekdays(rules: readonly WeekdayRule[]): readonly Weekday[] {
  return rules.at(-1)?.weekdays ?? WEEKDAYS;
}

/** Whether a date lies in a pause. */
export function isPaused(pauses: readonly PlanPause[], date: string): boolean {
  return pauses.some(({ from, to }) => from <= date && (to === null || date < to));
}

/** Whether the plan rests now. */
export function isResting({ pauses }: Pick<PlanState, 'pauses'>): boolean {
  return pauses.at(-1)?.to === null;
}

/** Whether nothing is to be read on a date: another weekday, a pause, or a freeze. */
export function isRestDate({ weekdays, pauses, frozen }: PlanState, date: string): boolean {
  return (
    frozen.includes(date) || isPaused(pauses, date) || !weekdaysAt(weekdays, date).includes(weekdayOf(date))
  );
}

/** The last date of a plan. */
export function endDateOf({ dates }: Pick<PlanState, 'dates'>): string {
  return dates.reduce((latest, date) => (date > latest ? date : latest), '');
}

/** Indexes of the days that are still to be read, in sequence. */
export function openDays({ dates, completed, skipped }: PlanState): number[] {
  const done = new Set([...completed.map(({ day }) => day), ...skipped]);
  return dates.flatMap((_, index) => (done.has(index + 1) ? [] : [index]));
}

/** Moves the days that are still to be read so that the first one is today; the plan ends later. */
export function shiftPlan(state: PlanState, today: string): PlanState {
  return moved(state, openDays(state), today);
}

/** Shares of dates are not exact in floating point. */
const ROUNDING = 1e-9;

/**
 * Spreads the days that are still to be read evenly from today to the end: several on one date when they are more than
 * the dates. Specification, section 4: "compresses or stretches uncompleted days from today to the end date".
 *
 * @param endDate the new last date; that of the schedule when absent
 * @returns undefined when no date is left until the end
 */
export function rebalancePlan(
  state: PlanState,
  today: string,
  endDate: string = endDateOf(state),
): PlanState | undefined {
  const open = openDays(state);
  const from = today > state.startDate ? today : state.startDate;
  const free = datesUntil(from, endDate, chosenWeekdays(state.weekdays));
  if (free.length === 0) return undefined;
  // Fewer days than dates: the first is on the first date and the last on the last, so that the plan ends at its end.
  const share =
    open.length > 1 && open.length < free.length
      ? (free.length - 1) / (open.length - 1)
      : free.length / open.length;
  const dates = [...state.dates];
  open.forEach((index, place) => (dates[index] = free[Math.floor(place * share + ROUNDING)]!));
  return { ...state, dates };
}

/** Leaves out the days that were due before today. They stay in the plan and can be read. */
export function skipOverdue(state: PlanState, today: string): PlanState {
  const overdue = openDays(state).filter((index) => state.dates[index]! < today);
  return { ...state, skipped: [...state.skipped, ...overdue.map((index) => index + 1)] };
}

/** Reads on other weekdays from today on. The days that are due today or later move; earlier dates stay as they were. */
export function changeWeekdays(state: PlanState, today: string, weekdays: readonly Weekday[]): PlanState {
  const from = today > state.startDate ? today : state.startDate;
  const rules = [...state.weekdays.filter((rule) => rule.from < from), { from, weekdays }];
  const changed = { ...state, weekdays: rules };
  return moved(changed, dueFrom(changed, today), today);
}

/** Rests from today on. */
export function pausePlan(state: PlanState, today: string): PlanState {
  if (isResting(state)) return state;
  return { ...state, pauses: [...state.pauses, { from: today, to: null }] };
}

/** Goes on today after a pause: the days that were due since it began move to today and after. */
export function resumePlan(state: PlanState, today: string): PlanState {
  const pause = state.pauses.at(-1);
  if (!pause || pause.to !== null) return state;
  const to = today > pause.from ? today : pause.from;
  const rest = state.pauses.slice(0, -1);
  const pauses = to === pause.from ? rest : [...rest, { from: pause.from, to }];
  const resumed = { ...state, pauses };
  return moved(resumed, dueFrom(resumed, pause.from), to);
}

/** Indexes of the open days that are due on a date or later. */
function dueFrom(state: PlanState, date: string): number[] {
  return openDays(state).filter((index) => state.dates[index]! >= date);
}

/** Gives days the next dates, one each, from a date on. Dates of completed days are taken. */
function moved(state: PlanState, days: readonly number[], today: string): PlanState {
  const from = today > state.startDate ? today : state.startDate;
  const taken = new Set(state.completed.map(({ date }) => date));
  const free = readingDates(from, days.length, chosenWeekdays(state.weekdays), taken);
  const dates = [...state.dates];
  days.forEach((index, place) => (dates[index] = free[place]!));
  return { ...state, dates };
}

/** The next dates on the chosen weekdays, without those that are taken. */
function readingDates(
  from: string,
  count: number,
  weekdays: readonly Weekday[],
  taken: ReadonlySet<string> = new Set(),
): string[] {
  const wanted = new Set(weekdays);
  const dates: string[] = [];
  for (let at = dayNumberOf(from); dates.length < count; at += 1) {
    const date = dateOfNumber(at);
    if (wanted.has(weekdayOfNumber(at)) && !taken.has(date)) dates.push(date);
  }
  return dates;
}

function datesUntil(from: string, to: string, weekdays: readonly Weekday[]): string[] {
  const dates: string[] = [];
  for (let at = dayNumberOf(from); at <= dayNumberOf(to); at += 1)
    if (weekdays.includes(weekdayOfNumber(at))) dates.push(dateOfNumber(at));
  return dates;
}
