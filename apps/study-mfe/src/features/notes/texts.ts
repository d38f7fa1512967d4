import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/notes.json' with { type: 'json' };

/** The translated texts of the notepad. */
export const useNotesTexts = defineTexts('notes', {
  en: english,
  es: () => import('../../locales/es/features/notes.json', { with: { type: 'json' } }),
});
