import { useSearchParams } from '@word-unfolded/ui';

/** The query that carries the requested page through the links between the account pages. */
export function useReturnUrl(): string {
  const [search] = useSearchParams();
  const returnUrl = search.get('returnUrl');
  return returnUrl === null ? '' : new URLSearchParams({ returnUrl }).toString();
}
