import { defineTexts } from '@word-unfolded/i18n';
import english from './en/shell.json' with { type: 'json' };

/** The translated texts of the frame and of the shell's own pages. */
export const useTexts = defineTexts('shell', {
  en: english,
  es: () => import('./es/shell.json', { with: { type: 'json' } }),
});
