import { useMediaQuery } from '@word-unfolded/ui';

/** Whether the page has room for its parts side by side (design, "Grid and breakpoints"). */
export const useIsWide = () => useMediaQuery('(min-width: 68.75em)');
