import { reopenDay } from './complete-day.js';
import type { AchievementName, PlanState } from './plan-state.js';

/** What a change of the schedule replaces. */
export type ScheduleSnapshot = Pick<PlanState, 'dates' | 'weekdays' | 'pauses' | 'skipped' | 'frozen'>;

/** A change of a plan that can be undone: of its schedule, or the completion of a day. */
export type PlanStep = {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
} & (
  | { readonly before: ScheduleSnapshot; readonly day?: never; readonly came?: never }
  | { readonly day: number; readonly came: readonly AchievementName[]; readonly before?: never }
);

/** A plan with the changes that can be undone, the latest last. */
export type PlanWithSteps = { readonly state: PlanState; readonly steps: readonly PlanStep[] };

/** What of a state a change of the schedule replaces. */
export function snapshotOf({ dates, weekdays, pauses, skipped, frozen }: PlanState): ScheduleSnapshot {
  return { dates, weekdays, pauses, skipped, frozen };
}

/** The achievements that a change has brought. */
export function cameBetween(before: PlanState, after: PlanState): AchievementName[] {
  const known = new Set(before.achievements.map(({ name }) => name));
  return after.achievements.map(({ name }) => name).filter((name) => !known.has(name));
}

/**
 * Undoes a step. Of the changes of the schedule only the latest can be undone; days that were completed since then
 * stay complete, on their dates.
 *
 * @param id the latest step when absent
 * @returns undefined when there is no such step, or a later change of the schedule depends on it
 */
export function undoStep({ state, steps }: PlanWithSteps, id?: string): PlanWithSteps | undefined {
  const at = id === undefined ? steps.length - 1 : steps.findIndex((step) => step.id === id);
  const step = steps[at];
  if (!step) return undefined;
  const rest = steps.filter((each) => each !== step);
  if (step.before === undefined) return { state: reopenDay(state, step.day, step.came), steps: rest };
  if (steps.slice(at + 1).some(({ before }) => before !== undefined)) return undefined;
  return { state: restored(state, step.before), steps: rest };
}

function restored(state: PlanState, before: ScheduleSnapshot): PlanState {
  const done = new Set(state.completed.map(({ day }) => day));
  const dates = before.dates.map((date, index) => (done.has(index + 1) ? state.dates[index]! : date));
  const skipped = before.skipped.filter((day) => !done.has(day));
  return { ...state, ...before, dates, skipped };
}
