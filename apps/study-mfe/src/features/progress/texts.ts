import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/progress.json' with { type: 'json' };

/** The translated texts of the reading history. */
export const useProgressTexts = defineTexts('progress', {
  en: english,
  es: () => import('../../locales/es/progress.json', { with: { type: 'json' } }),
});
