import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/admin-events.json' with { type: 'json' };

/** The translated texts of the page of events. */
export const useEventTexts = defineTexts('admin-events', {
  en: english,
  es: () => import('../../locales/es/admin-events.json', { with: { type: 'json' } }),
});
