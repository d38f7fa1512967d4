import { defineTexts } from '@word-unfolded/i18n';
import english from './en/remote.json' with { type: 'json' };

/** The texts for an unavailable remote. */
export const useTexts = defineTexts('remote', {
  en: english,
  es: () => import('./es/remote.json', { with: { type: 'json' } }),
});
