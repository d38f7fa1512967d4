import { NUMBERED_PAGES, USER_ORDERS, USER_STATUSES } from '@word-unfolded/contracts';
import { TIERS } from '@word-unfolded/domain';
import { useAddress } from '../../../dashboard/data/use-address.js';

export type UserOrder = (typeof USER_ORDERS)[number];

/** Rows of a page: many enough to look through, few enough to scroll without a hitch. */
const PAGE_ROWS = 100;

/** Characters of a search, as the contract bounds it. */
export const SEARCH_CHARACTERS = 100;

/** What the list of accounts shows, as the address has it. */
export function useUserList() {
  const address = useAddress();
  const sort = address.choose('sort', USER_ORDERS) ?? 'created';
  const order = address.choose('order', ['asc', 'desc']) ?? usualOrder(sort);
  const filters = {
    search: address.read('search').slice(0, SEARCH_CHARACTERS),
    tier: address.choose('tier', TIERS),
    status: address.choose('status', USER_STATUSES),
    sort,
    order,
  };
  const selected = { ...filters, search: filters.search || undefined };
  return {
    ...{ address, filters },
    ...placeIn(address.read('page'), address.read('after')),
    isFiltered: filters.search !== '' || filters.tier !== undefined || filters.status !== undefined,
    /** The filters as the API takes them, of the whole table and of a page. */
    selected,
    wanted: { ...selected, limit: String(PAGE_ROWS) },
    sortBy: (by: UserOrder) =>
      address.filter({ sort: by, order: by === sort ? otherOrder(order) : usualOrder(by) }),
  };
}

export type UserList = ReturnType<typeof useUserList>;

/** The number of the page; one that has no number at the server needs the place where it begins. */
function placeIn(text: string, after: string): { readonly page: number; readonly after: string } {
  const number = Number(text);
  const page = Number.isSafeInteger(number) && number >= 1 ? number : 1;
  return { page: after === '' ? Math.min(page, NUMBERED_PAGES) : page, after };
}

/** Names begin with A, times with the latest. */
const usualOrder = (sort: UserOrder) => (sort === 'username' ? 'asc' : 'desc');

const otherOrder = (order: 'asc' | 'desc') => (order === 'asc' ? 'desc' : 'asc');
