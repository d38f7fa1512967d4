import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/read.json' with { type: 'json' };

/** The translated texts of the public reading pages. */
export const useTexts = defineTexts('read', {
  en: english,
  es: () => import('../../locales/es/pages/read.json', { with: { type: 'json' } }),
});
