import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-jobs.json' with { type: 'json' };

/** The translated texts of the page of jobs. */
export const useJobTexts = defineTexts('admin-jobs', {
  en: english,
  es: () => import('../../locales/es/admin-jobs.json', { with: { type: 'json' } }),
});
