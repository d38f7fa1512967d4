import type { Pagination } from '@word-unfolded/contracts';

/** Builds the pagination part of a list response. */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
