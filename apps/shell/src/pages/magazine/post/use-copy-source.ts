import type { PublishedPost } from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import { useEffect, type RefObject } from 'react';
import { useTexts } from '../texts.js';
import { wholeAddress } from './share-address.js';

/** Shorter copies, such as a name or a reference, are left alone. */
const SOURCE_FROM_CHARACTERS = 40;

/** Adds to copied words of a post where they are from. */
export function useCopySource(article: RefObject<HTMLElement | null>, post: PublishedPost): void {
  const t = useTexts();
  const { title, author, slug } = post;
  useEffect(() => {
    const root = article.current;
    if (!root) return undefined;
    const copy = (event: ClipboardEvent) => {
      const words = document.getSelection()?.toString() ?? '';
      if (words.trim().length < SOURCE_FROM_CHARACTERS || !event.clipboardData) return;
      const named = { title, author, product: PRODUCT.name };
      const source = author ? t('post.source', named) : t('post.sourceNoAuthor', named);
      event.clipboardData.setData('text/plain', `${words.trim()}\n\n${source}\n${wholeAddress(slug)}`);
      event.preventDefault();
    };
    root.addEventListener('copy', copy);
    return () => root.removeEventListener('copy', copy);
  }, [article, title, author, slug, t]);
}
