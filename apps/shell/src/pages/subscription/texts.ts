import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/subscription.json' with { type: 'json' };

/** The translated texts of the plans page. */
export const useTexts = defineTexts('subscription', {
  en: english,
  es: () => import('../../locales/es/pages/subscription.json', { with: { type: 'json' } }),
});
