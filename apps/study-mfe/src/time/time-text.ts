import { localeOf, type Language } from '@word-unfolded/domain';

type Writers = { readonly time: Intl.DateTimeFormat; readonly day: Intl.DateTimeFormat };

const writers = new Map<Language, Writers>();

/** Formatters are cached, because creating one costs far more than using it. */
function writersOf(language: Language): Writers {
  const known = writers.get(language);
  if (known) return known;
  const locale = localeOf(language);
  const made = {
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  };
  writers.set(language, made);
  return made;
}

/**
 * The shortest form of a time: the time of day if it is today, otherwise the date.
 *
 * @param at ISO 8601
 * @param now for tests
 */
export function timeText(at: string, language: Language, now = new Date()): string {
  const { time, day } = writersOf(language);
  const moment = new Date(at);
  return moment.toDateString() === now.toDateString() ? time.format(moment) : day.format(moment);
}
