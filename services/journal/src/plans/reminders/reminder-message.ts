import type { PlannedReading, ReminderMessage } from '@word-unfolded/contracts';
import { planDayPath, type Language } from '@word-unfolded/domain';
import type { StoredPlan } from '../records/plan.repository.js';

/** The day of which a reader is reminded. */
export type RemindedDay = {
  readonly plan: StoredPlan;
  /** From 1. */
  readonly day: number;
  readonly reading: PlannedReading;
  /** The reader's date. */
  readonly today: string;
  /** Whether it was due on an earlier date. */
  readonly isLate: boolean;
};

type Words = {
  readonly title: (reference: string, isLate: boolean) => string;
  readonly body: (day: number, days: number, plan: string) => string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (reference, isLate) => `${isLate ? 'Next' : 'Today'}: ${reference}`,
    body: (day, days, plan) => `Day ${day} of ${days} · ${plan}`,
  },
  es: {
    title: (reference, isLate) => `${isLate ? 'Sigue' : 'Hoy'}: ${reference}`,
    body: (day, days, plan) => `Día ${day} de ${days} · ${plan}`,
  },
};

/** What a device shows of a day. */
export function reminderMessageOf(
  { plan, day, reading, today, isLate }: RemindedDay,
  language: Language,
): ReminderMessage {
  const words = WORDS[language];
  return {
    title: words.title(reading.reference, isLate),
    body: words.body(day, plan.totalDays, plan.title),
    lang: language,
    tag: `trail-${today}`,
    path: planDayPath(plan.planId, day),
  };
}
