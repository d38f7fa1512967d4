import { localeOf, type Language } from '@word-unfolded/domain';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units of relative time, the longest first; in seconds. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/**
 * The relative time of a past event: `5 minutes ago`, `yesterday`, `now`.
 *
 * @param now milliseconds since 1970
 */
export function timeAgo(then: Date, now: number, language: Language): string {
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : format.format(0, 'second');
}

/** A local time to the minute: `Nov 21, 2026, 2:03 PM`. */
export function exactTime(moment: Date, language: Language): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(moment);
}
