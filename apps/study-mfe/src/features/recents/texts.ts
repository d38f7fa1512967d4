import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/recents.json' with { type: 'json' };

/** The translated texts of the recent views. */
export const useRecentsTexts = defineTexts('recents', {
  en: english,
  es: () => import('../../locales/es/recents.json', { with: { type: 'json' } }),
});
