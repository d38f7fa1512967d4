import { useSearchParams } from '@word-unfolded/ui';

/** Changes of the query of an address; an empty value removes the parameter. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** Where a list begins; another filter begins at the first page. */
const PLACE = { page: undefined, after: undefined };

/**
 * Filters, order and place of a list, which are kept in the address: a reload, a bookmark and the way back show the same
 * list.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (changes: AddressChanges, { replace = false } = {}) =>
    setQuery((present) => changedQuery(present, changes), { replace, preventScrollReset: true });
  return {
    read: (name: string) => query.get(name) ?? '',
    /** The value of a parameter that has a few values; undefined for any other text in the address. */
    choose: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === query.get(name)),
    change,
    filter: (changes: AddressChanges, options?: { readonly replace?: boolean }) =>
      change({ ...PLACE, ...changes }, options),
    /** The address after changes, for a link. */
    after: (changes: AddressChanges) => `?${changedQuery(query, changes).toString()}`,
  };
}

function changedQuery(present: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(present);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
