import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/words.json' with { type: 'json' };

/** The texts of what is studied about a verse and its words. */
export const useTexts = defineTexts('words', {
  en: english,
  es: () => import('../../locales/es/words.json', { with: { type: 'json' } }),
});
