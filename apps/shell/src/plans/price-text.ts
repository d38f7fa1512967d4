import { localeOf, type Language } from '@word-unfolded/domain';

/**
 * A formatted price in US dollars: `$15.99`, `$0`.
 *
 * @param cents as in the price book
 */
export function priceText(cents: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
