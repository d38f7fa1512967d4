import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-users.json' with { type: 'json' };

/** The translated texts of the pages of readers. */
export const useUserTexts = defineTexts('admin-users', {
  en: english,
  es: () => import('../../locales/es/admin-users.json', { with: { type: 'json' } }),
});
