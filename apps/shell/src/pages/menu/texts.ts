import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/menu.json' with { type: 'json' };

/** The translated texts of the menu. */
export const useTexts = defineTexts('menu', {
  en: english,
  es: () => import('../../locales/es/pages/menu.json', { with: { type: 'json' } }),
});
