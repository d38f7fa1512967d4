import { useSyncExternalStore } from 'react';

/** From this width on, the parts of the page are side by side (design, "Grid and breakpoints"). */
const WIDE = '(min-width: 68.75em)';

/** Whether the page has room for its parts side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(WIDE).matches);
}

function onChange(look: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}
