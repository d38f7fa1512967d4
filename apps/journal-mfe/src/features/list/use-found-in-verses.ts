import { useQuery } from '@tanstack/react-query';
import { getData, isOnline } from '@word-unfolded/api-client';
import { searchJournalRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useOwner } from '@word-unfolded/offline';
import { useEffect, useMemo, useState } from 'react';

/** How long a reader stops typing before the server is asked, in milliseconds (specification, section 9: debounce). */
const PAUSE_MS = 500;

const NONE: ReadonlySet<string> = new Set();

/**
 * Entries that have the words of a search in the text of verses that they cite: the server knows them, this device does
 * not. By their ids; none without a network.
 */
export function useFoundInVerses(q: string): ReadonlySet<string> {
  const owner = useOwner();
  const language = useLanguage();
  const words = q.trim();
  const asked = useSettled(words);
  const { data } = useQuery({
    queryKey: ['journal', owner, 'search', asked],
    queryFn: ({ signal }) =>
      getData(searchJournalRoute, { query: { q: asked, limit: '50' } }, { language, signal }),
    enabled: asked.length > 1 && isOnline(),
    retry: false,
  });
  return useMemo(
    () =>
      data && asked === words
        ? new Set(data.filter(({ inVerses }) => inVerses).map(({ entry }) => entry.id))
        : NONE,
    [data, asked, words],
  );
}

/** A value once it has stayed the same for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
