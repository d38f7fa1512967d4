import { localeOf, type Language } from '@word-unfolded/domain';

const two = (part: number) => String(part).padStart(2, '0');

/** A local date in the format of entries: `2026-03-01`. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Noon of a day: the date stays the same even if the clocks change that day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

const STYLES = {
  long: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'long' },
  full: { dateStyle: 'full' },
  time: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time, formatted in a language. */
export function dayText(moment: Date, style: keyof typeof STYLES, language: Language): string {
  const name = `${style} ${language}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(localeOf(language), STYLES[style]);
  formats.set(name, known);
  return known.format(moment);
}

/** The days of a month (`2026-11`), each as `2026-11-27`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(year, number, 0).getDate();
  return Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
