import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';

/** More is not a reference. */
const MOST_CHARACTERS = 60;

/** A typed reference. */
export type TypedReference = {
  /** Without a word that asks to open it. */
  readonly text: string;
  /** Why there is no such passage, in the reader's language; absent where there is one. */
  readonly problem?: string;
};

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
