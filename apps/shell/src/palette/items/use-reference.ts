import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { translationsQuery } from '../../pages/read/reading-queries.js';
import type { TypedReference } from './read-reference.js';

/** More is not a reference. */
const MOST_CHARACTERS = 60;

/** The typed text as a reference, in the reader's language or the other one; undefined if it is none. */
export function useReference(typed: string): TypedReference | undefined {
  const language = useLanguage();
  const text = typed.trim();
  const hasNumber = /\d/.test(text) && text.length <= MOST_CHARACTERS;
  const { data: translations } = useQuery({ ...translationsQuery(language), enabled: hasNumber });
  const editions = translations?.filter(({ available }) => available);
  const { data } = useQuery({
    queryKey: ['palette-reference', language, text, editions?.length],
    queryFn: async () => {
      const { readReference } = await import('./read-reference.js');
      return readReference(text, language, editions);
    },
    enabled: text !== '' && text.length <= MOST_CHARACTERS,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  return data ?? undefined;
}
