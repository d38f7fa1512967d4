import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/gallery.json' with { type: 'json' };

/** The translated texts of the gallery. */
export const useGalleryTexts = defineTexts('gallery', {
  en: english,
  es: () => import('../../locales/es/gallery.json', { with: { type: 'json' } }),
});
