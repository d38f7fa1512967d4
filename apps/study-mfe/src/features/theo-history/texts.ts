import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/ai/theo-history.json' with { type: 'json' };

/** The translated texts of the list of conversations. */
export const useHistoryTexts = defineTexts('theo-history', {
  en: english,
  es: () => import('../../locales/es/ai/theo-history.json', { with: { type: 'json' } }),
});
