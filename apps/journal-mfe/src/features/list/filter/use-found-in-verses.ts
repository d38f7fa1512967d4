import { useQuery } from '@tanstack/react-query';
import { getData, isOnline } from '@word-unfolded/api-client';
import { searchJournalRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useOwner } from '@word-unfolded/offline';
import { useSettled } from '@word-unfolded/ui';
import { useMemo } from 'react';

/**
 * How long the reader must stop typing before the server is queried, in milliseconds (specification, section 9:
 * debounce).
 */
const PAUSE_MS = 500;

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of entries that cite verses containing the search words. Only the server can search those verses; without a
 * network the result is empty.
 */
export function useFoundInVerses(q: string): ReadonlySet<string> {
  const owner = useOwner();
  const language = useLanguage();
  const words = q.trim();
  const settledWords = useSettled(words, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['journal', owner, 'search', settledWords],
    queryFn: ({ signal }) =>
      getData(searchJournalRoute, { query: { q: settledWords, limit: '50' } }, { language, signal }),
    enabled: settledWords.length > 1 && isOnline(),
    retry: false,
  });
  return useMemo(
    () =>
      data && settledWords === words
        ? new Set(data.filter(({ inVerses }) => inVerses).map(({ entry }) => entry.id))
        : NONE,
    [data, settledWords, words],
  );
}
