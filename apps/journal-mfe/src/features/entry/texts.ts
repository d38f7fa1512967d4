import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/journal-entry.json' with { type: 'json' };

/** The translated texts of the page of an entry. */
export const useEntryTexts = defineTexts('journal-entry', {
  en: english,
  es: () => import('../../locales/es/journal-entry.json', { with: { type: 'json' } }),
});
