import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getData, isAway, refusedFor } from '@word-unfolded/api-client';
import { getPostRoute, type PublishedPost } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { coverAddress } from '@word-unfolded/magazine';
import {
  forgetOpenedPost,
  readOpenedPost,
  storeOpenedCover,
  storeOpenedPost,
  useOwner,
  VISITOR,
} from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { SEEN_SOON } from '../seen-soon.js';

export type ShownPost = {
  readonly post: PublishedPost;
  /** When it was stored on this device, in milliseconds since 1970, if the server cannot be reached. */
  readonly storedAt: number | undefined;
  readonly picture: Blob | undefined;
};

const isServer = typeof document === 'undefined';

/** A post: the server's, or the copy of one that was opened on this device before. */
export function usePost(slug: string) {
  const language = useLanguage();
  // A server knows no reader, and stores nothing for one.
  const owner = useOwner() ?? (isServer ? VISITOR : undefined);
  const queries = useQueryClient();
  const key = ['magazine', 'post', slug, owner];
  const query = useQuery({
    queryKey: key,
    enabled: owner !== undefined,
    queryFn: async ({ signal }): Promise<ShownPost> => {
      const reader = owner ?? '';
      try {
        const post = await getData(
          getPostRoute,
          { params: { post: slug } },
          { language, signal, remember: false },
        );
        return { post, storedAt: undefined, picture: undefined };
      } catch (error) {
        if (isServer) throw error;
        if (refusedFor(error, 'POST_NOT_FOUND')) await forgetOpenedPost(reader, slug).catch(ignored);
        const stored = isAway(error) ? await readOpenedPost(reader, slug).catch(ignored) : undefined;
        if (!stored) throw error;
        return { post: stored.post, storedAt: stored.openedAt, picture: stored.picture };
      }
    },
    ...SEEN_SOON,
    retry: false,
    // A server renders the page again with the error that it got.
    retryOnMount: !isServer,
  });
  const { data } = query;
  useEffect(() => {
    if (!data || data.storedAt !== undefined || owner === undefined) return undefined;
    const left = new AbortController();
    storeForReading(owner, data.post, left.signal).catch(ignored);
    return () => left.abort();
  }, [data, owner]);
  return { ...query, retry: () => void queries.invalidateQueries({ queryKey: key }) };
}

/** What is shown does not depend on what this device stores. */
const ignored = (error: unknown): undefined => {
  if (!(error instanceof DOMException && error.name === 'AbortError'))
    log.warn('A post could not be stored on this device, or read there', error);
  return undefined;
};

/** Stores a post with its cover, to be read without a network. */
async function storeForReading(owner: string, post: PublishedPost, signal: AbortSignal): Promise<void> {
  await storeOpenedPost(owner, post);
  if ((await readOpenedPost(owner, post.slug))?.picture) return;
  const response = await fetch(coverAddress(post), { signal });
  if (response.ok) await storeOpenedCover(owner, post, await response.blob());
}
