import { useSyncExternalStore } from 'react';

/** Below this width the header has room only for the logo, the search and the account. */
const NARROW = '(max-width: 61.99em)';

/** Whether the page is too narrow for the navigation of the header. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(NARROW).matches);
}

function onChange(look: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
