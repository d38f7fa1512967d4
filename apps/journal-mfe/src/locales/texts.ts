import { defineTexts } from '@word-unfolded/i18n';
import english from './en/journal.json' with { type: 'json' };

/** The translated texts of this remote. */
export const useTexts = defineTexts('journal', {
  en: english,
  es: () => import('./es/journal.json', { with: { type: 'json' } }),
});
