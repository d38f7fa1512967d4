import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getPassageByQueryRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** Specification, section 9: scripture is cached for 7 days. */
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1000;

/** A passage in the default translation of the reader's language, as far as it fits in one answer. */
export function passageQuery(reference: string, language: Language) {
  return queryOptions({
    queryKey: ['first passage', reference, language],
    queryFn: ({ signal }) =>
      getData(getPassageByQueryRoute, { query: { ref: reference } }, { language, signal }),
    staleTime: SEVEN_DAYS_MS,
  });
}
