import type { Weekday } from './plan-dates.js';

/** A completed day of a plan. */
export type Completion = {
  /** From 1. */
  readonly day: number;
  /** The date for which it counts: that of the day in the schedule of the device. */
  readonly date: string;
  /** When it was marked, in ISO 8601. */
  readonly at: string;
};

/** The weekdays on which the reader reads, from a date on. */
export type WeekdayRule = { readonly from: string; readonly weekdays: readonly Weekday[] };

/** The plan rests from a date until before another; until further notice when that is null. */
export type PlanPause = { readonly from: string; readonly to: string | null };

/** Specification, section 3. */
export const ACHIEVEMENTS = [
  'First Day Completed',
  '7 Day Streak',
  '30 Day Streak',
  '25% Complete',
  '50% Complete',
  '75% Complete',
  '100% Complete',
] as const;

export type AchievementName = (typeof ACHIEVEMENTS)[number];

/** An achievement with the reader's date on which it came. */
export type Achievement = { readonly name: AchievementName; readonly date: string };

/** Everything from which the schedule and the progress of a plan are derived. */
export type PlanState = {
  readonly startDate: string;
  /** The date of each day, by its number. */
  readonly dates: readonly string[];
  /** One for each completed day, in no order. */
  readonly completed: readonly Completion[];
  /** Numbers of days that the reader decided to leave out; they can still be read. */
  readonly skipped: readonly number[];
  /** At least one rule, in the order of their dates. */
  readonly weekdays: readonly WeekdayRule[];
  readonly pauses: readonly PlanPause[];
  /** Dates that a freeze covers. */
  readonly frozen: readonly string[];
  readonly achievements: readonly Achievement[];
};

/** Specification, section 3 "Plan progress", with what is derived from the completed dates. */
export type PlanProgress = {
  readonly completedDates: readonly string[];
  /** Index of the first day in sequence that is neither completed nor left out; the last day if there is none. */
  readonly currentDayIndex: number;
  readonly streak: number;
  readonly percentage: number;
  /** Completed days minus days that were due before today: negative when the reader is behind. */
  readonly deviation: number;
  readonly achievements: readonly Achievement[];
};
