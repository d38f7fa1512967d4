import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/offline.json' with { type: 'json' };

/** The translated texts about the application on this device. */
export const useTexts = defineTexts('offline', {
  en: english,
  es: () => import('../locales/es/offline.json', { with: { type: 'json' } }),
});
