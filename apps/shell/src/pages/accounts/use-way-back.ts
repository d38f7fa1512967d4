import { useSearchParams } from '@word-unfolded/ui';

/** The query that keeps the page which was asked for known, for the links between the pages before signing in. */
export function useWayBack(): string {
  const [search] = useSearchParams();
  const returnUrl = search.get('returnUrl');
  return returnUrl === null ? '' : new URLSearchParams({ returnUrl }).toString();
}
