import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/journal-file.json' with { type: 'json' };

/** The translated texts of export and import. */
export const useFileTexts = defineTexts('journal-file', {
  en: english,
  es: () => import('../../locales/es/journal-file.json', { with: { type: 'json' } }),
});
