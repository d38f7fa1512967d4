import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/legal.json' with { type: 'json' };

/** The terms and the privacy policy. */
export const useTexts = defineTexts('legal', {
  en: english,
  es: () => import('../../locales/es/legal.json', { with: { type: 'json' } }),
});
