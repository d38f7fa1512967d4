import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-limits.json' with { type: 'json' };

/** The translated texts of the page of rate limits. */
export const useLimitTexts = defineTexts('admin-limits', {
  en: english,
  es: () => import('../../locales/es/admin-limits.json', { with: { type: 'json' } }),
});
