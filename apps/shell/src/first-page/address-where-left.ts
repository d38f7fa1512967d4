/** Where the study page was left, under the names of the specification (section 9, "Local storage keys"). */
const LAST = { ref: 'lastReference', translation: 'preferredTranslation' } as const;

/** The view in which it was left (`mapping-view.ts` of study-mfe). */
const LAST_VIEW = 'studyView';

/**
 * The query of the study page with the passage and the translation of the last visit, where its own names none.
 *
 * @param search the query of the address, with its question mark
 * @param read what is stored on the device under a name; null if nothing is
 * @returns the query as people can read it (`passage-address.ts` of study-mfe); undefined if the address says all that is known
 */
export function queryWhereLeft(search: string, read: (key: string) => string | null): string | undefined {
  const query = new URLSearchParams(search);
  const isWithoutPassage = !query.has('ref');
  const known = query.size;
  const complete = (name: string, value: string | null) => {
    if (value && !query.has(name)) query.set(name, value);
  };
  for (const [name, key] of Object.entries(LAST)) complete(name, read(key));
  if (isWithoutPassage && query.has('ref')) complete('view', read(LAST_VIEW));
  if (query.size === known) return undefined;
  return `?${query.toString().replaceAll('%3A', ':').replaceAll('%3B', ';').replaceAll('%2C', ',')}`;
}
