import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-overview.json' with { type: 'json' };

/** The translated texts of the overview. */
export const useOverviewTexts = defineTexts('admin-overview', {
  en: english,
  es: () => import('../../locales/es/admin-overview.json', { with: { type: 'json' } }),
});
