import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { loadReferenceParser } from '@word-unfolded/scripture-ref';

/** More is not a reference. */
const MOST_CHARACTERS = 60;

/** Whether the typed text is a reference, in the reader's language or the other one. */
export function useIsReference(typed: string): boolean {
  const language = useLanguage();
  const text = typed.trim();
  const { data = false } = useQuery({
    queryKey: ['palette-reference', language, text],
    queryFn: async () => {
      const { parse } = await loadReferenceParser();
      return parse(text, language).understood;
    },
    enabled: text !== '' && text.length <= MOST_CHARACTERS,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  return data;
}
