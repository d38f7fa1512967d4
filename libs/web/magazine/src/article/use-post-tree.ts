import type { Language } from '@word-unfolded/domain';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../locales/texts.js';
import type { FindReferences } from '../markdown/link-references.js';
import { postTree, type PostTree } from '../markdown/post-tree.js';

/**
 * The text of a post, with its contents and sentences. A text that is being written is set as fast as the page allows.
 *
 * @param find the same function in each rendering; undefined while it is loaded
 */
export function usePostTree(body: string, language: Language, find: FindReferences | undefined): PostTree {
  const t = useTexts();
  const deferred = useDeferredValue(body);
  return useMemo(() => {
    const labels = { notes: t('notes'), back: (place: number) => t('backToText', { place: String(place) }) };
    return postTree(deferred, { language, labels, find });
  }, [deferred, language, find, t]);
}
