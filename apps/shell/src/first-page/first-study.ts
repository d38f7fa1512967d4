/** Where the study page was left, under the names of the specification (section 9, "Local storage keys"). */
const LAST = { ref: 'lastReference', translation: 'preferredTranslation' } as const;

/** The view in which it was left (`mapping-view.ts` of study-mfe). */
const LAST_VIEW = 'studyView';

/**
 * Requests the study page again with the passage and the translation of the last visit, if its address names none: only
 * this device knows them, and the page is sent with the passage of its address. It runs before the page is drawn.
 */
function continueWhereLeft(): void {
  const query = new URLSearchParams(location.search);
  const isLeft = !query.has('ref');
  let isComplete = true;
  const complete = (name: string, value: string | null) => {
    if (!value || query.has(name)) return;
    query.set(name, value);
    isComplete = false;
  };
  for (const [name, key] of Object.entries(LAST)) complete(name, localStorage.getItem(key));
  if (isLeft && query.has('ref')) complete('view', localStorage.getItem(LAST_VIEW));
  if (isComplete) return;
  // Until the other page arrives, this one must not show the passage of a first visit.
  document.documentElement.style.visibility = 'hidden';
  location.replace(`${location.pathname}?${query.toString()}`);
}

try {
  continueWhereLeft();
} catch {
  // A browser that forbids storage has no last visit.
}
