import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/help.json' with { type: 'json' };

/** The questions and answers of the help page. */
export const useTexts = defineTexts('help', {
  en: english,
  es: () => import('../../locales/es/pages/help.json', { with: { type: 'json' } }),
});
