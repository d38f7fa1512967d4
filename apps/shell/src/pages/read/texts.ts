import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/read.json' with { type: 'json' };

/** The translated texts of the public reading pages. */
export const useTexts = defineTexts('read', {
  en: english,
  es: () => import('../../locales/es/read.json', { with: { type: 'json' } }),
});
