import { queryWhereLeft } from './address-where-left.js';

/**
 * Requests the study page again with the passage and the translation of the last visit, if its address names none: only
 * this device knows them, and the page is sent with the passage of its address. It runs before the page is drawn.
 */
function continueWhereLeft(): void {
  const query = queryWhereLeft(location.search, (key) => localStorage.getItem(key));
  if (query === undefined) return;
  // Until the other page arrives, this one must not show the passage of a first visit.
  document.documentElement.style.visibility = 'hidden';
  location.replace(location.pathname + query);
}

try {
  continueWhereLeft();
} catch {
  // A browser that forbids storage has no last visit.
}
