import { defineTexts } from '@word-unfolded/i18n';
import english from './en/shell.json' with { type: 'json' };

/** The texts of the frame and of the pages that are the shell's own. */
export const useTexts = defineTexts('shell', {
  en: english,
  es: () => import('./es/shell.json', { with: { type: 'json' } }),
});
