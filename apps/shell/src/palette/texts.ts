import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/palette.json' with { type: 'json' };

/** The translated texts of the palette. */
export const useTexts = defineTexts('palette', {
  en: english,
  es: () => import('../locales/es/palette.json', { with: { type: 'json' } }),
});
