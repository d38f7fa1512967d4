import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/about.json' with { type: 'json' };

/** The translated texts of the about page. */
export const useTexts = defineTexts('about', {
  en: english,
  es: () => import('../../locales/es/pages/about.json', { with: { type: 'json' } }),
});
