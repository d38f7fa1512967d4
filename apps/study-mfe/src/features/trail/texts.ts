import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/trail.json' with { type: 'json' };

/** The translated texts of Rhema Trail. */
export const useTexts = defineTexts('trail', {
  en: english,
  es: () => import('../../locales/es/features/trail.json', { with: { type: 'json' } }),
});
