import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/journal-editor.json' with { type: 'json' };

/** The translated texts of the editor. */
export const useEditorTexts = defineTexts('journal-editor', {
  en: english,
  es: () => import('../../locales/es/journal-editor.json', { with: { type: 'json' } }),
});
