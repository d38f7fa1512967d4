import type { Language } from '@word-unfolded/domain';

/** How long a plan may be, in days, and how much time a day has, in minutes (specification, section 9). */
export const PLAN_LENGTHS = [7, 14, 30, 90] as const;
export const DAILY_MINUTES = [15, 30, 45] as const;

export const THEME_CHARACTERS = 100;

/** The request for a plan. */
export type PlanRequest = {
  readonly theme: string;
  readonly days: (typeof PLAN_LENGTHS)[number];
  readonly dailyMinutes: (typeof DAILY_MINUTES)[number];
  /** The reader's local date, as `2026-11-21`. */
  readonly startDate: string;
  readonly language: Language;
  /** The numbering of the references; without it the default translation of the language. */
  readonly translationId?: string;
  /** The IANA name of the reader's time zone: it decides which helplines are named to a reader in danger. */
  readonly timeZone?: string;
};

/** A proposed reading. */
export type PlannedReading = { readonly reference: string; readonly note: string };

export type PlanDay = {
  /** From 1. */
  readonly day: number;
  /** The reader's local date. */
  readonly date: string;
  readonly reference: string;
  readonly osis: string;
  readonly note: string;
};

export type GeneratedPlan = {
  readonly theme: string;
  readonly endDate: string;
  readonly days: readonly PlanDay[];
  /** Help for a reader whose theme tells of danger, as Answer Markdown. It is shown instead of a plan, which has no days. */
  readonly help?: string;
};
