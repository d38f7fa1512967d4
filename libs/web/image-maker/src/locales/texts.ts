import { defineTexts } from '@word-unfolded/i18n';
import english from './en/image-maker.json' with { type: 'json' };

/** The texts of the image maker. */
export const useTexts = defineTexts('image-maker', {
  en: english,
  es: () => import('./es/image-maker.json', { with: { type: 'json' } }),
});
