import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/ai/mapping.json' with { type: 'json' };

/** The translated texts of Scripture Mapping. */
export const useTexts = defineTexts('mapping', {
  en: english,
  es: () => import('../../locales/es/ai/mapping.json', { with: { type: 'json' } }),
});
