import type { PageRequest, Pagination } from '@word-unfolded/contracts';

/** The part of a response about its page. */
export function paginationOf(total: number, { page, limit }: PageRequest): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

/** The items of a page. */
export function itemsOf<Item>(all: readonly Item[], { page, limit }: PageRequest): readonly Item[] {
  return all.slice((page - 1) * limit, page * limit);
}
