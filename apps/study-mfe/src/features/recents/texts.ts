import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/recents.json' with { type: 'json' };

/** The translated texts of the recent views. */
export const useRecentsTexts = defineTexts('recents', {
  en: english,
  es: () => import('../../locales/es/features/recents.json', { with: { type: 'json' } }),
});
