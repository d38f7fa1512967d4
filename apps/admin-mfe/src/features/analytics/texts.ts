import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-analytics.json' with { type: 'json' };

/** The translated texts of the page of analytics. */
export const useAnalyticsTexts = defineTexts('admin-analytics', {
  en: english,
  es: () => import('../../locales/es/admin-analytics.json', { with: { type: 'json' } }),
});
