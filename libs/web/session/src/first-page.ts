/** Lives as long as the tab, so it ends when the browser is closed. */
const SEEN_KEY = 'session_seen';

/**
 * Whether this is the first page of a tab. A session that lasts until the browser closes is known by its cookie alone,
 * so the first page checks the cookie; later pages trust their token.
 */
export function isFirstPageOfBrowser(): boolean {
  try {
    if (window.sessionStorage.getItem(SEEN_KEY)) return false;
    window.sessionStorage.setItem(SEEN_KEY, 'true');
    return true;
  } catch {
    return true;
  }
}
