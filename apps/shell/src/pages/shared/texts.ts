import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/shared.json' with { type: 'json' };

/** The texts of the page that shows what somebody has shared. */
export const useTexts = defineTexts('shared', {
  en: english,
  es: () => import('../../locales/es/shared.json', { with: { type: 'json' } }),
});
