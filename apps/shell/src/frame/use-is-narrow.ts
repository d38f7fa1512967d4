import { useSyncExternalStore } from 'react';

/** Below this width the header has room only for the logo and the account (design, "Grid and breakpoints"). */
const NARROW = '(max-width: 68.74em)';

/** Whether the page is too narrow for the navigation of the header. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(NARROW).matches);
}

function onChange(look: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
