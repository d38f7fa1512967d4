import type { Language, PaidTier } from '@word-unfolded/domain';

const NAMES: Readonly<Record<PaidTier, string>> = { plus: 'Plus', premium: 'Premium' };

/** The name of a plan, which is the same in every language. */
export function planName(tier: PaidTier): string {
  return NAMES[tier];
}

/** @param cents of US dollars */
export function dollarsIn(language: Language, cents: number): string {
  const locale = language === 'es' ? 'es-419' : 'en-US';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
