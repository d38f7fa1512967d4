import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/legal.json' with { type: 'json' };

/** The terms and the privacy policy. */
export const useTexts = defineTexts('legal', {
  en: english,
  es: () => import('../../locales/es/pages/legal.json', { with: { type: 'json' } }),
});
