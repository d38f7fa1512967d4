import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/ai/selah.json' with { type: 'json' };

/** The translated texts of Selah. */
export const useSelahTexts = defineTexts('selah', {
  en: english,
  es: () => import('../../locales/es/ai/selah.json', { with: { type: 'json' } }),
});
