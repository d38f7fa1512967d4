import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/shared.json' with { type: 'json' };

/** The translated texts of the page for shared items. */
export const useTexts = defineTexts('shared', {
  en: english,
  es: () => import('../../locales/es/pages/shared.json', { with: { type: 'json' } }),
});
