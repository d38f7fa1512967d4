import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/menu.json' with { type: 'json' };

/** The translated texts of the menu. */
export const useTexts = defineTexts('menu', {
  en: english,
  es: () => import('../../locales/es/menu.json', { with: { type: 'json' } }),
});
