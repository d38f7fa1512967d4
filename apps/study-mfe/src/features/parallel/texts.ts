import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/parallel.json' with { type: 'json' };

/** The translated texts of the parallel view. */
export const useTexts = defineTexts('parallel', {
  en: english,
  es: () => import('../../locales/es/parallel.json', { with: { type: 'json' } }),
});
