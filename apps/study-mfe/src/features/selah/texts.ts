import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/selah.json' with { type: 'json' };

/** The translated texts of Selah. */
export const useSelahTexts = defineTexts('selah', {
  en: english,
  es: () => import('../../locales/es/selah.json', { with: { type: 'json' } }),
});
