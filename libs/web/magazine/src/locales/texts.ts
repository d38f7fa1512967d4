import { defineTexts } from '@word-unfolded/i18n';
import english from './en/post.json' with { type: 'json' };

/** The texts around a post. */
export const useTexts = defineTexts('post', {
  en: english,
  es: () => import('./es/post.json', { with: { type: 'json' } }),
});
