import type { PlanDay, PlanSummary, ReadingPlan } from '@word-unfolded/contracts';
import {
  chosenWeekdays,
  endDateOf,
  isResting,
  openDays,
  progressOf,
  type PlanState,
} from '@word-unfolded/domain';
import type { StoredPlan } from './records/plan.repository.js';
import type { StoredSummary } from './records/plan.schema.js';
import type { ListedPlan } from './records/plan-summary.repository.js';
import type { StoredTexts } from './records/plan-text.repository.js';

/** The state of a stored plan. */
export function stateOf({ startDate, state }: Pick<StoredPlan, 'startDate' | 'state'>): PlanState {
  return { startDate, ...state };
}

/** What a list shows, derived on the reader's date. */
export function summaryOf(state: PlanState, { readings }: StoredTexts, today: string): StoredSummary {
  const { percentage, streak, completedDates } = progressOf(state, today);
  const next = openDays(state)[0];
  return {
    percentage,
    streak,
    completedDays: state.completed.length,
    lastCompleted: completedDates.at(-1) ?? null,
    asOf: today,
    paused: isResting(state),
    next:
      next === undefined
        ? null
        : { day: next + 1, date: state.dates[next]!, reference: readings[next]?.reference ?? '' },
  };
}

type Head = Pick<
  ReadingPlan,
  'planId' | 'title' | 'topic' | 'kind' | 'language' | 'totalDays' | 'dailyTime'
> &
  Pick<ReadingPlan, 'startDate' | 'endDate' | 'active' | 'version' | 'createdAt' | 'updatedAt'>;

/** The fields of a plan that a list has too. */
export function headOf(plan: Omit<ListedPlan, 'summary' | 'deletedAt'>): Head {
  const { planId, title, topic, kind, language, totalDays, dailyTime, startDate, endDate, active } = plan;
  const { version, createdAt, updatedAt } = plan;
  const named = { planId, title, topic, kind, language, totalDays, dailyTime };
  return { ...named, startDate, endDate, active, version, createdAt, updatedAt };
}

/** A plan as a list item. */
export function listedView(plan: ListedPlan): PlanSummary {
  const { percentage, streak, completedDays, paused, next } = plan.summary;
  return { ...headOf(plan), percentage, streak, completedDays, paused, next };
}

/** A plan as its reader gets it, on their date. */
export function planView(
  plan: StoredPlan,
  texts: StoredTexts,
  { today, calendarPath }: { readonly today: string; readonly calendarPath: string | null },
): ReadingPlan {
  const state = stateOf(plan);
  const { streak, percentage, ...progress } = progressOf(state, today);
  return {
    ...headOf(plan),
    endDate: endDateOf(state),
    paused: isResting(state),
    percentage,
    streak,
    completedDays: state.completed.length,
    days: daysOf(plan, state, texts),
    progress: {
      ...progress,
      completedDates: [...progress.completedDates],
      achievements: [...progress.achievements],
      streak,
      percentage,
      preferences: { weekdays: [...chosenWeekdays(state.weekdays)] },
    },
    frozenDates: [...state.frozen],
    rules: {
      weekdays: state.weekdays.map(({ from, weekdays }) => ({ from, weekdays: [...weekdays] })),
      pauses: state.pauses.map(({ from, to }) => ({ from, to })),
    },
    steps: plan.steps.map(({ id, kind, at, day }) => ({
      id,
      kind: kind as ReadingPlan['steps'][number]['kind'],
      at,
      day: day ?? null,
    })),
    calendarPath,
  };
}

function daysOf({ firstDates }: StoredPlan, state: PlanState, { readings, notes }: StoredTexts): PlanDay[] {
  const completed = new Map(state.completed.map((completion) => [completion.day, completion.date]));
  const noted = new Map(notes.map((note) => [note.day, note]));
  return readings.map(({ reference, osis, note, question }, index) => {
    const day = index + 1;
    const date = completed.get(day) ?? state.dates[index]!;
    const trail = noted.get(day);
    return {
      ...{ day, reference, osis, note, question, date },
      reassignedDate: date === firstDates[index] ? null : date,
      completed: completed.has(day),
      skipped: state.skipped.includes(day),
      trailNote: trail && trail.text !== '' ? { text: trail.text, at: trail.at, other: trail.other } : null,
    };
  });
}
