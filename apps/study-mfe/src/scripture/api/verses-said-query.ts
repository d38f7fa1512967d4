import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@word-unfolded/domain';

/** Verses that say what the reader is typing. The search is loaded with the first words, not with the page. */
export function versesSaidQuery(words: string, language: Language) {
  return queryOptions({
    queryKey: ['verses said', words, language],
    queryFn: async ({ signal }) => (await import('./verses-said.js')).versesSaid(words, language, signal),
    staleTime: Infinity,
    retry: false, // as for the other suggestions
  });
}
