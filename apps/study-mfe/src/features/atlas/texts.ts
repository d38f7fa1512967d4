import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/atlas.json' with { type: 'json' };

/** The translated texts of maps and timelines. */
export const useTexts = defineTexts('atlas', {
  en: english,
  es: () => import('../../locales/es/atlas.json', { with: { type: 'json' } }),
});
