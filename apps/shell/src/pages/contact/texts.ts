import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/contact.json' with { type: 'json' };

/** The texts of the form by which one writes to those who run this installation. */
export const useTexts = defineTexts('contact', {
  en: english,
  es: () => import('../../locales/es/contact.json', { with: { type: 'json' } }),
});
