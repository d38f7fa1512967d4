import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/feedback.json' with { type: 'json' };

/** The translated texts of the feedback dialog. */
export const useTexts = defineTexts('feedback', {
  en: english,
  es: () => import('../locales/es/feedback.json', { with: { type: 'json' } }),
});
