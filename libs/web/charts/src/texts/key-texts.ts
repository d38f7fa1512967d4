import { localeOf, type Language } from '@word-unfolded/domain';
import type { KeyKind } from '../chart-props.js';

/** How much of a key is written: on an axis, in a table, or alone. */
export type KeyLength = 'axis' | 'table' | 'whole';

const FORMATS: Record<'day' | 'month', Record<KeyLength, Intl.DateTimeFormatOptions>> = {
  day: {
    axis: { day: 'numeric', month: 'short' },
    table: { dateStyle: 'medium' },
    whole: { dateStyle: 'full' },
  },
  month: {
    axis: { month: 'short', year: '2-digit' },
    table: { month: 'long', year: 'numeric' },
    whole: { month: 'long', year: 'numeric' },
  },
};

/** Writes keys in a language; a key that is no date is written as it is. */
export function keyTexts(kind: KeyKind, language: Language, length: KeyLength): (key: string) => string {
  if (kind === 'name') return (key) => key;
  const format = new Intl.DateTimeFormat(localeOf(language), { ...FORMATS[kind][length], timeZone: 'UTC' });
  return (key) => {
    const at = Date.parse(kind === 'day' ? `${key}T00:00:00Z` : `${key}-01T00:00:00Z`);
    return Number.isNaN(at) ? key : format.format(at);
  };
}

/** The short names of the days of a week, Sunday first. */
export function weekdayNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 4 + day)));
}
