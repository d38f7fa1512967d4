import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/downloads.json' with { type: 'json' };

/** The translated texts of the list of downloads. */
export const useTexts = defineTexts('downloads', {
  en: english,
  es: () => import('../../locales/es/features/downloads.json', { with: { type: 'json' } }),
});
