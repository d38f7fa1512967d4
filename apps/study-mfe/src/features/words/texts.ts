import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/words.json' with { type: 'json' };

/** The translated texts of the study of a verse and its words. */
export const useTexts = defineTexts('words', {
  en: english,
  es: () => import('../../locales/es/features/words.json', { with: { type: 'json' } }),
});
