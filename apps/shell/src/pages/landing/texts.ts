import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/landing.json' with { type: 'json' };

/** The translated texts of the landing page. */
export const useTexts = defineTexts('landing', {
  en: english,
  es: () => import('../../locales/es/pages/landing.json', { with: { type: 'json' } }),
});
