import { focusMain } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Moves the focus to the content when the reader arrives at another page (specification, section 2). Not on the first
 * page, where the tab key begins with the skip link, and not after a redirect, which the reader did not ask for.
 */
export function useArrival(pathname: string): void {
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigation !== 'REPLACE') focusMain();
  }, [pathname, navigation]);
}
