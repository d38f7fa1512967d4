import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/catalogue.json' with { type: 'json' };

/** The texts of the component catalogue and of its specimens. */
export const useTexts = defineTexts('catalogue', {
  en: english,
  es: () => import('../../locales/es/catalogue.json', { with: { type: 'json' } }),
});
