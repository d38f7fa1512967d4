import { BILLING_CURRENCY, localeOf, type Language } from '@word-unfolded/domain';

/**
 * A formatted price: `$15.99`, `$0`.
 *
 * @param cents in the smallest unit of the currency, as in the price book
 * @param currency ISO 4217, in capitals or not
 */
export function priceText(cents: number, language: Language, currency: string = BILLING_CURRENCY): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}
