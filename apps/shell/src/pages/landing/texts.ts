import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/landing.json' with { type: 'json' };

/** The texts of the page on which a visitor arrives. */
export const useTexts = defineTexts('landing', {
  en: english,
  es: () => import('../../locales/es/landing.json', { with: { type: 'json' } }),
});
