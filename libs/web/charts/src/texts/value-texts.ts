import { localeOf, type Language } from '@word-unfolded/domain';

/** Writes values in full: 1,234.5. */
export function valueTexts(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  return (value) => format.format(value);
}

/** Writes values for an axis, where room is short: 1.2K, 3M. */
export function axisTexts(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return (value) => format.format(value);
}
