import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/journal-file.json' with { type: 'json' };

/** The texts of taking the journal along and of bringing it back. */
export const useFileTexts = defineTexts('journal-file', {
  en: english,
  es: () => import('../../locales/es/journal-file.json', { with: { type: 'json' } }),
});
