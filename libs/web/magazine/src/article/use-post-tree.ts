import type { Language } from '@word-unfolded/domain';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../locales/texts.js';
import { postTree, type PostTree } from '../markdown/post-tree.js';
import { useFindReferences } from '../references/use-find-references.js';

/** The text of a post, with its contents and sentences. A text that is being written is set as fast as the page allows. */
export function usePostTree(body: string, language: Language): PostTree {
  const t = useTexts();
  const find = useFindReferences(language);
  const deferred = useDeferredValue(body);
  return useMemo(() => {
    const labels = { notes: t('notes'), back: (place: number) => t('backToText', { place: String(place) }) };
    return postTree(deferred, { language, labels, find });
  }, [deferred, language, find, t]);
}
