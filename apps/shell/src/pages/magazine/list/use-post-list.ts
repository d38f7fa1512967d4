import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askRoute, isAway } from '@word-unfolded/api-client';
import { listPostsRoute, type Pagination, type PostSummary } from '@word-unfolded/contracts';
import { POST_CATEGORIES, POST_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSearchParams } from '@word-unfolded/ui';
import { SEEN_SOON } from '../seen-soon.js';

/** Posts on a page of the list: a lead, and rows of two and three. */
const PAGE_SIZE = 13;

export type PostList = {
  readonly posts: readonly PostSummary[];
  /** Whether it is the list as it was seen last, because the server cannot be reached. */
  readonly fromCache: boolean;
  /** Undefined for a list from the cache. */
  readonly pagination: Pagination | undefined;
};

/** Filters and page of the list, as the address has them. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const category = POST_CATEGORIES.find((each) => each === query.get('category'));
  const [search, tag] = [query.get('q') ?? '', query.get('tag') ?? ''];
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const after = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    ...{ category, search, tag, page },
    isTooLong: search.length > POST_LIMITS.searchCharacters,
    isFiltered: category !== undefined || search !== '' || tag !== '',
    /** The address after changes, at the first page unless they name another. */
    addressOf: (changes: Readonly<Record<string, string | undefined>>) => `?${after(changes).toString()}`,
    change: (changes: Readonly<Record<string, string | undefined>>) =>
      setQuery(after(changes), { replace: true, preventScrollReset: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** The published posts in the reader's language that an address asks for. */
export function usePostList({ category, search, tag, page, isTooLong }: ListAddress) {
  const language = useLanguage();
  const query = {
    ...{ language, page: String(page), limit: String(PAGE_SIZE) },
    ...(category && { category }),
    ...(search && { q: search }),
    ...(tag && { tag }),
  };
  return useQuery({
    queryKey: ['magazine', query],
    queryFn: async ({ signal }): Promise<PostList> => {
      const answer = await askRoute(listPostsRoute, { query }, { language, signal });
      return { posts: answer.data, fromCache: answer.fromCache, pagination: answer.pagination };
    },
    enabled: !isTooLong,
    ...SEEN_SOON,
    placeholderData: keepPreviousData,
    retry: (failures, error) => !isAway(error) && failures < 1,
  });
}
