import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-magazine.json' with { type: 'json' };

/** The translated texts of the pages of the magazine. */
export const useMagazineTexts = defineTexts('admin-magazine', {
  en: english,
  es: () => import('../../locales/es/admin-magazine.json', { with: { type: 'json' } }),
});
