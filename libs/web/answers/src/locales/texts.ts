import { defineTexts } from '@word-unfolded/i18n';
import english from './en/answers.json' with { type: 'json' };

/** The labels around an answer. */
export const useTexts = defineTexts('answers', {
  en: english,
  es: () => import('./es/answers.json', { with: { type: 'json' } }),
});
