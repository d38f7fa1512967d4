import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/bookmarks.json' with { type: 'json' };

/** The translated texts of bookmarks. */
export const useBookmarksTexts = defineTexts('bookmarks', {
  en: english,
  es: () => import('../../locales/es/bookmarks.json', { with: { type: 'json' } }),
});
