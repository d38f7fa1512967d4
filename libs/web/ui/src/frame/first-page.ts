import { useLayoutEffect } from 'react';

/** The id of the element with the content that the gateway adds to the page (`services/gateway/src/first-page`). */
const FIRST_PAGE = 'first-page';

/** Whether the first page is shown: as it was sent, or on the server that sends it. */
export function isFirstPage(): boolean {
  return typeof document === 'undefined' || document.getElementById(FIRST_PAGE) !== null;
}

/** Replaces the first page as it was sent by the application; without one it does nothing. */
export function leaveFirstPage(): void {
  document.getElementById(FIRST_PAGE)?.remove();
}

/** Does the same before the first paint of a component: called by components that have content to show. */
export function useReplacesFirstPage(isToBeSeen = true): void {
  useLayoutEffect(() => {
    if (isToBeSeen) leaveFirstPage();
  }, [isToBeSeen]);
}
