import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/journal-frame.json' with { type: 'json' };

/** The translated texts of the journal before its micro-frontend. */
export const useTexts = defineTexts('journal-frame', {
  en: english,
  es: () => import('../../locales/es/journal-frame.json', { with: { type: 'json' } }),
});
