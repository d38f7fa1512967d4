import type { Pagination } from '@word-unfolded/contracts';

/** What a list says of its pages. */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
