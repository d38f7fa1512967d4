import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/accounts.json' with { type: 'json' };

/** The texts of the pages by which a reader gets in. */
export const useTexts = defineTexts('accounts', {
  en: english,
  es: () => import('../../locales/es/accounts.json', { with: { type: 'json' } }),
});
