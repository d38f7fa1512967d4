import { useSyncExternalStore } from 'react';

/** A phone has one column (design, "Grid and breakpoints"). */
const PHONE = '(max-width: 39.99em)';

/** Whether the page is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(PHONE).matches);
}

function onChange(look: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
