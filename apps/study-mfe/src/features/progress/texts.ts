import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/progress.json' with { type: 'json' };

/** The translated texts of the reading history. */
export const useProgressTexts = defineTexts('progress', {
  en: english,
  es: () => import('../../locales/es/features/progress.json', { with: { type: 'json' } }),
});
