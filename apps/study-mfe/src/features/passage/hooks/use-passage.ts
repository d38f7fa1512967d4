import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { lastReference } from '../address/stored-passage.js';
import {
  passageQuery,
  type RequestedPassage,
  type PassageAnswers,
} from '../../../scripture/api/passage-query.js';
import { useLastRead } from './use-last-read.js';

/** A passage with its loading state. */
export type Reading = {
  /** The newest available answers: those of the request, or the previous ones while it loads or has failed. */
  readonly answers: PassageAnswers | undefined;
  /** The answers belong to the current request. */
  readonly isCurrent: boolean;
  /** No part of the answer has arrived yet. */
  readonly isAwaited: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isFetchingMore: boolean;
  /**
   * Fetches the next part and returns all loaded parts; the list is unchanged when there is no further part. @throws
   * AppError
   */
  readonly fetchMore: () => Promise<PassageAnswers['pages']>;
  readonly retry: () => void;
};

/**
 * Loads the requested passage.
 *
 * @param remembers whether the reader made the request; an answered one is opened again on the next visit
 */
export function usePassage(requested: RequestedPassage, remembers: boolean): Reading {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(passageQuery(requested));
  useEffect(() => {
    if (data && remembers) lastReference.write(requested.reference);
  }, [data, remembers, requested.reference]);
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
