import { defineTexts } from '@word-unfolded/i18n';
import english from './locales/en/speech.json' with { type: 'json' };

/** The translated texts of the player. */
export const useTexts = defineTexts('speech', {
  en: english,
  es: () => import('./locales/es/speech.json', { with: { type: 'json' } }),
});
