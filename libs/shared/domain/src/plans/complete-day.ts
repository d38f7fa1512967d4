import { weekOf } from './plan-dates.js';
import { withAchievements } from './plan-progress.js';
import { endDateOf } from './plan-schedule.js';
import type { Completion, PlanState } from './plan-state.js';

/** Whether a completion is possible: a day of the plan, and a date between its first and its last. */
export function isOfPlan(state: PlanState, { day, date }: Pick<Completion, 'day' | 'date'>): boolean {
  const isDay = day >= 1 && day <= state.dates.length;
  return isDay && state.startDate <= date && date <= endDateOf(state);
}

/** Marks a day complete. A completed day stays as it is, so that the same completion can be sent again. */
export function completeDay(state: PlanState, completion: Completion, today: string): PlanState {
  const { day } = completion;
  if (state.completed.some((each) => each.day === day)) return state;
  const completed = [...state.completed, completion];
  const skipped = state.skipped.filter((each) => each !== day);
  return withAchievements({ ...state, completed, skipped }, today);
}

/** Takes back a completion, and the achievements that came with it. */
export function reopenDay(state: PlanState, day: number, came: readonly string[] = []): PlanState {
  return {
    ...state,
    completed: state.completed.filter((each) => each.day !== day),
    achievements: state.achievements.filter(({ name }) => !came.includes(name)),
  };
}

/** Why a date cannot be frozen. */
export type FreezeRefusal = 'outside' | 'completed' | 'used';

/**
 * Covers a date, so that the streak goes on over it. There is one freeze for each week from Monday to Sunday; a covered
 * date stays as it is.
 */
export function freezeDate(state: PlanState, date: string): PlanState | FreezeRefusal {
  if (state.frozen.includes(date)) return state;
  if (date < state.startDate || date > endDateOf(state)) return 'outside';
  if (state.completed.some((completion) => completion.date === date)) return 'completed';
  if (state.frozen.some((frozen) => weekOf(frozen) === weekOf(date))) return 'used';
  return { ...state, frozen: [...state.frozen, date].sort() };
}
