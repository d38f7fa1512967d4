import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/profile.json' with { type: 'json' };

/** The translated texts of the profile page. */
export const useTexts = defineTexts('profile', {
  en: english,
  es: () => import('../../locales/es/pages/profile.json', { with: { type: 'json' } }),
});
