import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@word-unfolded/domain';
import { loadReferenceParser } from '@word-unfolded/scripture-ref';
import { log } from '@word-unfolded/ui';

/**
 * Whether words name a chapter or a verse, however these are written, or a book that no edition here has. The name of a book alone is searched for, like any
 * word.
 */
export function namesChapterQuery(words: string, language: Language) {
  return queryOptions({
    queryKey: ['names a chapter', words, language],
    queryFn: async () => {
      try {
        const parsed = (await loadReferenceParser()).parse(words, language);
        if (!parsed.understood) return parsed.outside !== undefined;
        return parsed.passages.some(({ start }) => start.chapter !== undefined);
      } catch (error) {
        log.warn('The query could not be parsed as a reference', error);
        return false;
      }
    },
    staleTime: Infinity,
  });
}
