import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/shared.json' with { type: 'json' };

/** The translated texts of the page for shared items. */
export const useTexts = defineTexts('shared', {
  en: english,
  es: () => import('../../locales/es/shared.json', { with: { type: 'json' } }),
});
