import { localeOf, type Language } from '@word-unfolded/domain';

/**
 * A price in US dollars as a reader writes it: `$15.99`, `$0`.
 *
 * @param cents as the price book has it
 */
export function priceText(cents: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
