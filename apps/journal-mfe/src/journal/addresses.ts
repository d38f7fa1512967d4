import { PAGES } from '@word-unfolded/domain';

const to = (page: string, entryId: string) => page.replace(':entryId', encodeURIComponent(entryId));

/** The address of the reading view of an entry. */
export const entryAddress = (key: string) => to(PAGES.journalEntry, key);

/** The address of the editor of an entry. */
export const editAddress = (key: string) => to(PAGES.journalEditor, key);

/** Takes the place of an id in the address of a new entry. */
export const NEW = 'new';

/** The id or key of the entry in an address: its last segment. */
export function entryIdOf(pathname: string): string {
  const part = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
