import { defineTexts } from '@word-unfolded/i18n';
import english from './en/remote.json' with { type: 'json' };

/** What is said in the place of a remote that is not there. */
export const useTexts = defineTexts('remote', {
  en: english,
  es: () => import('./es/remote.json', { with: { type: 'json' } }),
});
