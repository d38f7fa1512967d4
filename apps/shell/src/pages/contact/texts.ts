import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/pages/contact.json' with { type: 'json' };

/** The translated texts of the contact form. */
export const useTexts = defineTexts('contact', {
  en: english,
  es: () => import('../../locales/es/pages/contact.json', { with: { type: 'json' } }),
});
