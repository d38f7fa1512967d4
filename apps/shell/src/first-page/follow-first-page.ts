import { leaveFirstPage } from '@word-unfolded/ui';
import type { createBrowserRouter } from 'react-router';

/** How long the page as it was first sent may stand in the place of an application that has nothing to show, in milliseconds. */
const LONGEST_MS = 20_000;

/**
 * Leaves the page as it was first sent when the reader is led to another page. Where they stay, whoever has something to
 * show leaves it: the passage, or the word that it could not be had (`useLeavesFirstPage`).
 */
export function followFirstPage(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname } = window.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    leaveFirstPage();
    stop();
  });
  setTimeout(leaveFirstPage, LONGEST_MS);
}
