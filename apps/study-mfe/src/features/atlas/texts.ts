import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/atlas.json' with { type: 'json' };

/** The translated texts of maps and timelines. */
export const useTexts = defineTexts('atlas', {
  en: english,
  es: () => import('../../locales/es/features/atlas.json', { with: { type: 'json' } }),
});
