import { defineTexts } from '@word-unfolded/i18n';
import english from './en/admin.json' with { type: 'json' };

/** The translated texts of this remote. */
export const useTexts = defineTexts('admin', {
  en: english,
  es: () => import('./es/admin.json', { with: { type: 'json' } }),
});
