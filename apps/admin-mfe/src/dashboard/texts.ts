import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/admin.json' with { type: 'json' };

/** The translated texts that all pages of the dashboard use. */
export const useTexts = defineTexts('admin', {
  en: english,
  es: () => import('../locales/es/admin.json', { with: { type: 'json' } }),
});
