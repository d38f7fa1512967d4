import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/word-map.json' with { type: 'json' };

/** The translated texts of Word Map. */
export const useTexts = defineTexts('word-map', {
  en: english,
  es: () => import('../../locales/es/features/word-map.json', { with: { type: 'json' } }),
});
