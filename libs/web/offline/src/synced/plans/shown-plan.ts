import type { PlanDay, PlanSummary, ReadingPlan } from '@word-unfolded/contracts';
import {
  completeDay,
  mergeTrailNote,
  openDays,
  progressOf,
  type PlanState,
  type SentNote,
  type TrailNote,
} from '@word-unfolded/domain';
import type { StoredPlan } from './stored-plan.js';

/** Everything from which the progress of a plan is derived. */
function planStateOf(plan: ReadingPlan): PlanState {
  const { startDate, days, rules, frozenDates, progress, updatedAt } = plan;
  return {
    startDate,
    dates: days.map(({ date }) => date),
    completed: days.filter((day) => day.completed).map(({ day, date }) => ({ day, date, at: updatedAt })),
    skipped: days.filter((day) => day.skipped).map(({ day }) => day),
    weekdays: rules.weekdays,
    pauses: rules.pauses,
    frozen: frozenDates,
    achievements: progress.achievements,
  };
}

/**
 * A plan with what this device has not sent yet, on the reader's date. The progress is derived anew, because a plan that
 * was stored yesterday has another deviation today.
 */
export function shownPlan(
  { plan, completions, notes, takenBack = [] }: StoredPlan,
  today: string,
): ReadingPlan {
  const stored = planStateOf(plan);
  const completed = stored.completed.filter(({ day }) => !takenBack.includes(day));
  const before: PlanState = { ...stored, completed };
  const state = completions.reduce((changed, completion) => completeDay(changed, completion, today), before);
  const { percentage, streak, ...progress } = progressOf(state, today);
  return {
    ...plan,
    percentage,
    streak,
    completedDays: state.completed.length,
    days: plan.days.map((day) => shownDay(day, state, notes)),
    progress: {
      ...plan.progress,
      ...progress,
      completedDates: [...progress.completedDates],
      achievements: [...progress.achievements],
      percentage,
      streak,
    },
  };
}

function shownDay(day: PlanDay, state: PlanState, notes: readonly SentNote[]): PlanDay {
  const completion = state.completed.find((each) => each.day === day.day);
  const sent = notes.find((each) => each.day === day.day);
  return {
    ...day,
    completed: completion !== undefined,
    date: completion?.date ?? day.date,
    skipped: state.skipped.includes(day.day),
    trailNote: sent ? noteWith(day, sent) : day.trailNote,
  };
}

function noteWith({ day, trailNote }: PlanDay, sent: SentNote): PlanDay['trailNote'] {
  const stored: TrailNote | undefined = trailNote ? { day, ...trailNote } : undefined;
  const { text, at, other } = mergeTrailNote(stored, sent);
  return text === '' && other === null ? null : { text, at, other };
}

/** A plan as a list item. */
export function summaryOfPlan(plan: ReadingPlan): PlanSummary {
  const { planId, title, topic, kind, language, totalDays, dailyTime, startDate, endDate } = plan;
  const { active, paused, percentage, streak, completedDays, version, createdAt, updatedAt } = plan;
  const next = plan.days[openDays(planStateOf(plan))[0] ?? -1];
  return {
    ...{ planId, title, topic, kind, language, totalDays, dailyTime, startDate, endDate },
    ...{ active, paused, percentage, streak, completedDays, version, createdAt, updatedAt },
    next: next ? { day: next.day, date: next.date, reference: next.reference } : null,
  };
}

/** What the active plan has for today. */
export type TodaysReading = {
  readonly plan: PlanSummary;
  /** `done` when the next reading is due later. */
  readonly state: 'due' | 'late' | 'done';
  readonly next: NonNullable<PlanSummary['next']>;
};

/** The next reading of the active plan; undefined when there is none: no plan, a pause, or everything is read. */
export function todaysReading(plans: readonly PlanSummary[], today: string): TodaysReading | undefined {
  const plan = plans.find(({ active }) => active);
  if (!plan?.next || plan.paused) return undefined;
  const { date } = plan.next;
  return { plan, next: plan.next, state: date < today ? 'late' : date === today ? 'due' : 'done' };
}
