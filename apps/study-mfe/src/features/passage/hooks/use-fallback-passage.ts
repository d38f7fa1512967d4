import { useQuery } from '@tanstack/react-query';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { fallbackPassage } from '@word-unfolded/scripture-text';
import type { RequestedPassage } from '../../../scripture/api/passage-query.js';

/** The passage that was asked for, where every page has it with it: undefined until that is known, null where none has. */
export function useFallbackPassage({
  reference,
  language,
}: RequestedPassage): PassageAnswer | null | undefined {
  const { data } = useQuery({
    queryKey: ['fallback passage', reference, language],
    queryFn: async () => (await fallbackPassage(reference, language)) ?? null,
    staleTime: Infinity,
  });
  return data;
}
