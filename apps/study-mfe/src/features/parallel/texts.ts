import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/parallel.json' with { type: 'json' };

/** The translated texts of the parallel view. */
export const useTexts = defineTexts('parallel', {
  en: english,
  es: () => import('../../locales/es/features/parallel.json', { with: { type: 'json' } }),
});
