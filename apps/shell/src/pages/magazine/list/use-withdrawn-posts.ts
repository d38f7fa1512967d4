import { askRoute } from '@word-unfolded/api-client';
import { listPostsRoute } from '@word-unfolded/contracts';
import { POST_LIMITS, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { forgetOpenedPost, readOpenedPosts, useOwner } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';

/** Pages of the list that are read at most: more posts than are kept on a device. */
const MOST_PAGES = 40;

/**
 * Removes the copies on this device of posts that are not published any more, once the list has come from the server: a
 * deleted post is gone here too, before it is opened without a network.
 */
export function useWithdrawnPosts(isListed: boolean): void {
  const owner = useOwner();
  const language = useLanguage();
  useEffect(() => {
    if (!isListed || owner === undefined) return undefined;
    const aborted = new AbortController();
    forgetWithdrawn(owner, language, aborted.signal).catch((error: unknown) => {
      if (!aborted.signal.aborted)
        log.warn('The posts on this device cannot be compared with the list', error);
    });
    return () => aborted.abort();
  }, [isListed, owner, language]);
}

async function forgetWithdrawn(owner: string, language: Language, signal: AbortSignal): Promise<void> {
  const kept = (await readOpenedPosts(owner)).filter(({ post }) => post.language === language);
  if (kept.length === 0) return;
  const published = await publishedSlugs(language, signal);
  if (!published) return;
  for (const { post } of kept) if (!published.has(post.slug)) await forgetOpenedPost(owner, post.slug);
}

/** The addresses of all posts in a language; undefined where the list is from a cache, or longer than is read. */
async function publishedSlugs(language: Language, signal: AbortSignal): Promise<Set<string> | undefined> {
  const slugs = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { language, page: String(page), limit: String(POST_LIMITS.pageMost) };
    const { data, fromCache, pagination } = await askRoute(listPostsRoute, { query }, { language, signal });
    if (fromCache || !pagination) return undefined;
    for (const { slug } of data) slugs.add(slug);
    if (page >= pagination.pages) return slugs;
  }
  return undefined;
}
