import { useLayoutEffect } from 'react';
import { readEarlyInput, repeatEarlyInput } from './early-input.js';
import { collectKeys } from './early-keys.js';

/** The id of the element with the content that the gateway adds to the page (`services/gateway/src/first-page`). */
const FIRST_PAGE = 'first-page';

/** Whether the first page is shown: as it was sent, or on the server that sends it. */
export function isFirstPage(): boolean {
  return typeof document === 'undefined' || document.getElementById(FIRST_PAGE) !== null;
}

/** After this time without a letter a reader is no longer typing, in milliseconds. */
const QUIET_MS = 600;

/**
 * Replaces the first page as it was sent by the application; without one it does nothing. What the reader has pressed and
 * written there happens in the application.
 */
export function leaveFirstPage(): void {
  const page = document.getElementById(FIRST_PAGE);
  if (!page) return;
  const input = readEarlyInput(page);
  const keys = collectKeys(input.typed);
  page.remove();
  const root = document.getElementById('root');
  // Not while React renders the page that replaces it.
  if (root) setTimeout(() => repeatEarlyInput(root, input, keys));
  else keys.take();
}

/**
 * Does the same once the reader is not in the middle of typing: their letters, and on a phone the keyboard, would be lost
 * with the field.
 */
function leaveFirstPageWhenQuiet(): void {
  const page = document.getElementById(FIRST_PAGE);
  const writtenAt = Number(page?.dataset['writtenAt'] ?? -Infinity);
  const isTyping = page?.querySelector('[data-pressed]') === null && performance.now() - writtenAt < QUIET_MS;
  if (isTyping) setTimeout(leaveFirstPageWhenQuiet, QUIET_MS / 4);
  else leaveFirstPage();
}

/** Does the same before the first paint of a component: called by components that have content to show. */
export function useReplacesFirstPage(isToBeSeen = true): void {
  useLayoutEffect(() => {
    if (isToBeSeen) leaveFirstPageWhenQuiet();
  }, [isToBeSeen]);
}
