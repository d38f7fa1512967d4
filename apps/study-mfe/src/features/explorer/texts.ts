import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/explorer.json' with { type: 'json' };

/** The translated texts of the search. */
export const useTexts = defineTexts('explorer', {
  en: english,
  es: () => import('../../locales/es/features/explorer.json', { with: { type: 'json' } }),
});
