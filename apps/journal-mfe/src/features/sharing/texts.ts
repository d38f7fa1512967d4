import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/journal-sharing.json' with { type: 'json' };

/** The translated texts of links to entries. */
export const useSharingTexts = defineTexts('journal-sharing', {
  en: english,
  es: () => import('../../locales/es/journal-sharing.json', { with: { type: 'json' } }),
});
