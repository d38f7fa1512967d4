import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { lastReference } from '../address/kept-passage.js';
import {
  passageQuery,
  type AskedPassage,
  type PassageAnswers,
} from '../../../scripture/api/passage-query.js';
import { useLastRead } from './use-last-read.js';

/** A passage, as far as it has come. */
export type Reading = {
  /** The newest answers that there were: those of the question, or those before it while it waits or has failed. */
  readonly answers: PassageAnswers | undefined;
  /** The answers are those of the question. */
  readonly isCurrent: boolean;
  /** Nothing of the answer is here yet. */
  readonly isAwaited: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isFetchingMore: boolean;
  /** Fetches what follows, and answers with all that has come; nothing more where there is no more. @throws CatalogueError */
  readonly fetchMore: () => Promise<PassageAnswers['pages']>;
  readonly retry: () => void;
};

/**
 * Reads what is asked for.
 *
 * @param remembers whether the question is the reader's own; an answered one is opened again on the next visit
 */
export function usePassage(asked: AskedPassage, remembers: boolean): Reading {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(passageQuery(asked));
  useEffect(() => {
    if (data && remembers) lastReference.write(asked.reference);
  }, [data, remembers, asked.reference]);
  const fetchMore = useCallback(async () => {
    const { data: all } = await fetchNextPage({ throwOnError: true });
    return all?.pages ?? [];
  }, [fetchNextPage]);
  return {
    answers: useLastRead(data),
    isCurrent: data !== undefined,
    isAwaited: isPending,
    error,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    fetchMore,
    retry: () => void refetch(),
  };
}
