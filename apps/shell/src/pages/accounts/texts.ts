import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/accounts.json' with { type: 'json' };

/** The translated texts of the account pages. */
export const useTexts = defineTexts('accounts', {
  en: english,
  es: () => import('../../locales/es/pages/accounts.json', { with: { type: 'json' } }),
});
