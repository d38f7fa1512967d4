import { useQuery } from '@tanstack/react-query';
import type { PassageAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';

/** One of the passages that come with the pages, where it is the one that was asked for and the connection has failed. */
export function useFallbackPassage(reference: string, isNeeded: boolean): PassageAnswer | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['fallback passage', reference, language],
    queryFn: async () => {
      const { fallbackPassage } = await import('@word-unfolded/scripture-text');
      return (await fallbackPassage(reference, language)) ?? null;
    },
    enabled: isNeeded,
    staleTime: Infinity,
  });
  return isNeeded && data ? data : undefined;
}
