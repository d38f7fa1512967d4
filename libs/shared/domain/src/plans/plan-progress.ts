import { dateAfter } from './plan-dates.js';
import { isRestDate, openDays } from './plan-schedule.js';
import type { Achievement, AchievementName, PlanProgress, PlanState } from './plan-state.js';

/** What is derived from the completed dates, on the reader's date. */
export function progressOf(state: PlanState, today: string): PlanProgress {
  const open = openDays(state);
  return {
    completedDates: completedDatesOf(state),
    currentDayIndex: open[0] ?? Math.max(0, state.dates.length - 1),
    streak: streakOf(state, today),
    percentage: percentageOf(state),
    deviation: state.completed.length - dueBefore(state, today),
    achievements: state.achievements,
  };
}

/** The completed dates in their order, each once. */
export function completedDatesOf({ completed }: Pick<PlanState, 'completed'>): string[] {
  return [...new Set(completed.map(({ date }) => date))].sort();
}

/** Specification, section 9: completed over total, rounded. */
export function percentageOf({ completed, dates }: Pick<PlanState, 'completed' | 'dates'>): number {
  return dates.length === 0 ? 0 : Math.round((completed.length / dates.length) * 100);
}

/**
 * The count of consecutive completed days that ends at the latest completed date (decisions, "Streak"). Dates on which
 * nothing was to be read, and one that a freeze covers, neither count nor end it; nor do dates that are not over yet,
 * when the reader has read ahead.
 */
export function streakOf(state: PlanState, today: string): number {
  const completed = completedDatesOf(state);
  const done = new Set(completed);
  const first = completed[0];
  let streak = 0;
  for (let date = completed.at(-1); date !== undefined && first !== undefined && date >= first;) {
    if (done.has(date)) streak += 1;
    else if (date < today && !isRestDate(state, date)) break;
    date = dateAfter(date, -1);
  }
  return streak;
}

/**
 * The days that were due before today, without those that were left out. During a pause no further day becomes due
 * (specification, section 9: "Deviation is completed minus elapsed days since start").
 */
function dueBefore({ dates, skipped, pauses }: PlanState, today: string): number {
  const pause = pauses.at(-1);
  const until = pause?.to === null && pause.from < today ? pause.from : today;
  return dates.filter((date, index) => date < until && !skipped.includes(index + 1)).length;
}

const SHARES = [25, 50, 75, 100] as const;
const STREAKS = [7, 30] as const;

/** The state with the achievements that have been reached by now; each comes once and stays. */
export function withAchievements(state: PlanState, today: string): PlanState {
  const known = new Set(state.achievements.map(({ name }) => name));
  const added = reached(state, today).flatMap((name): Achievement[] =>
    known.has(name) ? [] : [{ name, date: today }],
  );
  return added.length === 0 ? state : { ...state, achievements: [...state.achievements, ...added] };
}

function reached(state: PlanState, today: string): AchievementName[] {
  const streak = streakOf(state, today);
  const share = state.dates.length === 0 ? 0 : (state.completed.length / state.dates.length) * 100;
  return [
    ...(state.completed.length > 0 ? (['First Day Completed'] as const) : []),
    ...STREAKS.filter((days) => streak >= days).map((days) => `${days} Day Streak` as const),
    ...SHARES.filter((percent) => share >= percent).map((percent) => `${percent}% Complete` as const),
  ];
}
