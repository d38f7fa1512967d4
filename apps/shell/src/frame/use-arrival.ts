import { focusMain, MAIN_ID } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Moves the focus to the content when the reader navigates to another page (specification, section 2). Not on the first
 * page, where the tab key begins with the skip link, and not after a redirect, which the reader did not request, unless
 * the redirect removed the focused element, as signing in does with its button.
 */
export function useArrival(pathname: string): void {
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  const used = useLastFocusInMain();
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const isUsedGone = used.current?.isConnected === false;
    if (navigation !== 'REPLACE' || isUsedGone) focusMain();
  }, [pathname, navigation, used]);
}

/** The element in the content that had the focus last. */
function useLastFocusInMain() {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isInMain = target instanceof Element && target.closest(`#${MAIN_ID}`) && target.id !== MAIN_ID;
      last.current = isInMain ? target : undefined;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return last;
}
