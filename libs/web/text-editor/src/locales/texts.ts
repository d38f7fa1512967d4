import { defineTexts } from '@word-unfolded/i18n';
import english from './en/text-editor.json' with { type: 'json' };

/** The texts of the editor. */
export const useTexts = defineTexts('text-editor', {
  en: english,
  es: () => import('./es/text-editor.json', { with: { type: 'json' } }),
});
