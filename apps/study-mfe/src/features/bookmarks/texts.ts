import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/features/bookmarks.json' with { type: 'json' };

/** The translated texts of bookmarks. */
export const useBookmarksTexts = defineTexts('bookmarks', {
  en: english,
  es: () => import('../../locales/es/features/bookmarks.json', { with: { type: 'json' } }),
});
