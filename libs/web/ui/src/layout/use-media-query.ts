import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media query, now and after every change.
 *
 * @param condition such as `(min-width: 68.75em)`; widths stand in the design, "Grid and breakpoints"
 */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
