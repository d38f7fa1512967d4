import { leaveFirstPage } from '@word-unfolded/ui';
import type { createBrowserRouter } from 'react-router';

/** How long the first page may stay while the application has nothing to show, in milliseconds. */
const LONGEST_MS = 20_000;

/**
 * Removes the first page when the reader navigates to another page. If they stay, the component that shows the passage
 * or its error removes it (`useReplacesFirstPage`).
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
