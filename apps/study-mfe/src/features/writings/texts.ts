import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/ai/writings.json' with { type: 'json' };

/** The translated texts of generated content about a passage. */
export const useTexts = defineTexts('writings', {
  en: english,
  es: () => import('../../locales/es/ai/writings.json', { with: { type: 'json' } }),
});
