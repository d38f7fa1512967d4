import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-usage.json' with { type: 'json' };

/** The translated texts of the page of usage. */
export const useUsageTexts = defineTexts('admin-usage', {
  en: english,
  es: () => import('../../locales/es/admin-usage.json', { with: { type: 'json' } }),
});
