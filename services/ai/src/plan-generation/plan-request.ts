import { minutesOf, type DailyTime, type Language, type PlanLength } from '@word-unfolded/domain';

/** The request for a plan. */
export type PlanRequest = {
  readonly theme: string;
  readonly days: PlanLength;
  readonly dailyTime: DailyTime;
  /** The reader's local date, as `2026-11-21`. */
  readonly startDate: string;
  readonly language: Language;
  /** The numbering of the references; without it the default translation of the language. */
  readonly translationId?: string;
};

/** A proposed reading. `question` is what the reader takes along. */
export type PlannedReading = { readonly reference: string; readonly note: string; readonly question: string };

export type PlanDay = {
  /** From 1. */
  readonly day: number;
  /** The reader's local date. */
  readonly date: string;
  readonly reference: string;
  readonly osis: string;
  readonly note: string;
  readonly question: string;
};

export function minutesOfDay({ dailyTime }: Pick<PlanRequest, 'dailyTime'>): number {
  return minutesOf(dailyTime);
}
