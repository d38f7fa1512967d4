import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/usage.json' with { type: 'json' };

/** The translated texts of the usage page. */
export const useTexts = defineTexts('usage', {
  en: english,
  es: () => import('../../locales/es/pages/usage.json', { with: { type: 'json' } }),
});
