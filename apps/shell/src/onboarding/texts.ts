import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/onboarding.json' with { type: 'json' };

/** The texts of what a reader is told about their account as they arrive. */
export const useTexts = defineTexts('onboarding', {
  en: english,
  es: () => import('../locales/es/onboarding.json', { with: { type: 'json' } }),
});
