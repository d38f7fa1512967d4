import { NUMBERED_PAGES } from '@word-unfolded/contracts';
import type { UserList } from './use-user-list.js';

/**
 * Where pages begin that have no number at the server, by list and page. They are known from the page before; this visit
 * keeps them for the way back.
 */
const beginnings = new Map<string, string>();

const keyOf = ({ wanted }: UserList, page: number) => JSON.stringify([wanted, page]);

/** The place of the page in an address: its number, or after which account it begins. */
export function placeOf({ page, after }: UserList): Readonly<Record<string, string>> {
  return after === '' ? { page: String(page) } : { after };
}

/** Addresses of the pages beside the present one. */
export function placesBeside(list: UserList, next: string | null) {
  const { address, page } = list;
  const to = (number: number, after?: string) =>
    address.after({ page: number > 1 ? String(number) : undefined, after });
  if (list.after !== '') beginnings.set(keyOf(list, page), list.after);
  return {
    first: page > 1 ? to(1) : undefined,
    before: page > 1 ? addressBefore(list, to) : undefined,
    next: next === null ? undefined : to(page + 1, page >= NUMBERED_PAGES ? next : undefined),
  };
}

function addressBefore(list: UserList, to: (number: number, after?: string) => string): string | undefined {
  const before = list.page - 1;
  if (before <= NUMBERED_PAGES) return to(before);
  const beginning = beginnings.get(keyOf(list, before));
  return beginning === undefined ? undefined : to(before, beginning);
}
