import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/study-frame.json' with { type: 'json' };

/** The translated texts of the study page before its micro-frontend. */
export const useTexts = defineTexts('study-frame', {
  en: english,
  es: () => import('../../locales/es/study-frame.json', { with: { type: 'json' } }),
});
