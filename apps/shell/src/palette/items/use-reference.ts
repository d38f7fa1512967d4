import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import type { TypedReference } from './read-reference.js';

/** More is not a reference. */
const MOST_CHARACTERS = 60;

/** The typed text as a reference, in the reader's language or the other one; undefined if it is none. */
export function useReference(typed: string): TypedReference | undefined {
  const language = useLanguage();
  const text = typed.trim();
  const { data } = useQuery({
    queryKey: ['palette-reference', language, text],
    queryFn: async () => {
      const { readReference } = await import('./read-reference.js');
      return readReference(text, language);
    },
    enabled: text !== '' && text.length <= MOST_CHARACTERS,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  return data ?? undefined;
}
