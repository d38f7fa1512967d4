import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/explorer.json' with { type: 'json' };

/** The translated texts of the search. */
export const useTexts = defineTexts('explorer', {
  en: english,
  es: () => import('../../locales/es/explorer.json', { with: { type: 'json' } }),
});
