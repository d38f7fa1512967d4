import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/onboarding.json' with { type: 'json' };

/** The translated texts of notices about the account after sign-in. */
export const useTexts = defineTexts('onboarding', {
  en: english,
  es: () => import('../locales/es/onboarding.json', { with: { type: 'json' } }),
});
