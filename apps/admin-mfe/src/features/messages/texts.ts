import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-messages.json' with { type: 'json' };

/** The translated texts of the page of messages. */
export const useMessageTexts = defineTexts('admin-messages', {
  en: english,
  es: () => import('../../locales/es/admin-messages.json', { with: { type: 'json' } }),
});
