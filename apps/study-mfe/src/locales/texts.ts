import { defineTexts } from '@word-unfolded/i18n';
import english from './en/study.json' with { type: 'json' };

/** The translated texts of this remote. */
export const useTexts = defineTexts('study', {
  en: english,
  es: () => import('./es/study.json', { with: { type: 'json' } }),
});
