import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/magazine.json' with { type: 'json' };

/** The translated texts of the magazine. */
export const useTexts = defineTexts('magazine', {
  en: english,
  es: () => import('../../locales/es/pages/magazine.json', { with: { type: 'json' } }),
});
