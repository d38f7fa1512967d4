import { LANGUAGES, POST_STATES } from '@word-unfolded/domain';
import { useAddress } from '../../../dashboard/data/use-address.js';

export const LISTED_STATES = [...POST_STATES, 'deleted'] as const;

/** Posts on a page of the list. */
const PAGE_SIZE = 50;

/** Which posts are shown, as the address has it. */
export function usePostList() {
  const address = useAddress();
  const state = address.choose('state', LISTED_STATES);
  const language = address.choose('language', LANGUAGES);
  const page = Math.max(1, Math.trunc(Number(address.read('page'))) || 1);
  return {
    ...{ address, state, language, page },
    isFiltered: state !== undefined || language !== undefined,
    query: { state, language, page: String(page), limit: String(PAGE_SIZE) },
    /** @param count posts on this page */
    placesBeside: (count: number) => ({
      before: page > 1 ? address.after({ page: page > 2 ? String(page - 1) : undefined }) : undefined,
      next: count === PAGE_SIZE ? address.after({ page: String(page + 1) }) : undefined,
    }),
  };
}
