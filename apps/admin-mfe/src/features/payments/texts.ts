import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-payments.json' with { type: 'json' };

/** The translated texts of the page of payments. */
export const usePaymentTexts = defineTexts('admin-payments', {
  en: english,
  es: () => import('../../locales/es/admin-payments.json', { with: { type: 'json' } }),
});
