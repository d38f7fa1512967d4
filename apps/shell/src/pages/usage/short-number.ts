import { localeOf, type Language } from '@word-unfolded/domain';

/**
 * Writes an amount as the usage page does: K from 1,000 and M from 1,000,000 on, with one decimal (specification, section
 * 9, "number format"). It is rounded down, so that a page never shows more than there is.
 */
export function shortNumber(value: number, language: Language): string {
  const [unit, sign] = value >= 1_000_000 ? [1_000_000, 'M'] : value >= 1_000 ? [1_000, 'K'] : [1, ''];
  const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  return `${format.format(Math.floor((value / unit) * 10) / 10)}${sign}`;
}
