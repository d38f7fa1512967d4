import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/about.json' with { type: 'json' };

/** The texts of the page that says what this is. */
export const useTexts = defineTexts('about', {
  en: english,
  es: () => import('../../locales/es/about.json', { with: { type: 'json' } }),
});
