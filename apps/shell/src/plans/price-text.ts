import { BILLING_CURRENCY, localeOf, type Language } from '@word-unfolded/domain';

/**
 * The price of a plan: `$15.99`, `$0`.
 *
 * @param cents in the smallest unit of the currency, as in the price book
 */
export function priceText(cents: number, language: Language): string {
  return formatted(cents, language, BILLING_CURRENCY, 'stripIfInteger');
}

/**
 * An amount of an account: `$5.00`.
 *
 * @param cents in the smallest unit of the currency
 * @param currency ISO 4217, in capitals or not
 */
export function amountText(cents: number, language: Language, currency: string): string {
  return formatted(cents, language, currency, 'auto');
}

function formatted(
  cents: number,
  language: Language,
  currency: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  }).format(cents / 100);
}
