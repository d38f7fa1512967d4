import type { PostCategory } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useTexts } from '../locales/texts.js';

/** How posts are spoken of, in the language of the interface. */
export type PostWords = {
  /** The name of a kind of posts: Articles. */
  readonly kind: (category: PostCategory) => string;
  /** The kind of one post: Article. */
  readonly category: (category: PostCategory) => string;
  /** How long it takes to read a post. */
  readonly minutes: (count: number) => string;
};

/** The words for posts, wherever they are listed. */
export function usePostWords(): PostWords {
  const t = useTexts();
  const { number } = formatsOf(useLanguage());
  return {
    kind: (category) => t(`categories.${category}`),
    category: (category) => t(`category.${category}`),
    minutes: (count) => t('minutes', { count, shown: number(count) }),
  };
}
