import { infiniteQueryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { getParallelPassagesRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askOrReadHere } from '../../offline/from-device.js';

/** A passage in several translations; the reference is in the numbering of the first. */
export function parallelQuery(reference: string, translationIds: readonly string[], language: Language) {
  const translations = translationIds.join(',');
  return infiniteQueryOptions({
    queryKey: ['parallel', reference, translations, language],
    queryFn: ({ pageParam, signal }) =>
      askOrReadHere({
        ask: () =>
          getData(
            getParallelPassagesRoute,
            { query: { ref: pageParam, translations } },
            { language, signal },
          ),
        read: (device) => device.parallel({ reference: pageParam, translationIds, language }),
      }),
    initialPageParam: reference,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Infinity,
  });
}
