import { useLayoutEffect } from 'react';

/** The id of what the gateway has put into the page beside the application (`services/gateway/src/first-page`). */
const FIRST_PAGE = 'first-page';

/** Shows the application in place of the page as it was first sent; without one nothing happens. */
export function leaveFirstPage(): void {
  document.getElementById(FIRST_PAGE)?.remove();
}

/** Does so before what a component has made is painted: it is called where there is something to be seen. */
export function useLeavesFirstPage(isToBeSeen = true): void {
  useLayoutEffect(() => {
    if (isToBeSeen) leaveFirstPage();
  }, [isToBeSeen]);
}
