import { localeOf, type Language } from '@word-unfolded/domain';

/** How a date of a plan is written. */
type DateForm = 'long' | 'dated' | 'short' | 'weekday' | 'month';

const FORMS: Readonly<Record<DateForm, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  dated: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
};

const writers = new Map<string, Intl.DateTimeFormat>();

/** A date without a time zone, such as `2026-11-23`, in the reader's language. */
export function planDateText(date: string, form: DateForm, language: Language): string {
  const key = `${language} ${form}`;
  const writer =
    writers.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...FORMS[form], timeZone: 'UTC' });
  writers.set(key, writer);
  return writer.format(new Date(`${date}T00:00:00Z`));
}

/** A day in words, with its year unless that is this one. */
export function planDayText(date: string, language: Language, today: Date): string {
  const isThisYear = date.startsWith(`${today.getFullYear()}-`);
  return planDateText(date, isThisYear ? 'long' : 'dated', language);
}

/** An hour of the day, from 0 to 23, in the reader's language. */
export function hourText(hour: number, language: Language): string {
  const form = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), form).format(new Date(Date.UTC(2024, 0, 1, hour)));
}

/** The names of the days of the week, from Monday. */
export function weekdayNames(language: Language): readonly string[] {
  return Array.from({ length: 7 }, (_, day) => planDateText(`2024-01-0${day + 1}`, 'weekday', language));
}
